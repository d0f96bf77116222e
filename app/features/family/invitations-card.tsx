import type { Invitation } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useChildQuery } from "~/ui/use-child-query";

/** Class invitations the consenting parent decides; nothing when there are none. */
export function InvitationsCard({ invitations }: { invitations: Invitation[] }) {
  const childQuery = useChildQuery();
  if (invitations.length === 0) return null;
  return (
    <Card id="invitations" title={m.family_invitations_title()}>
      <ul className="grid gap-3">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="tile grid gap-3 p-4">
            <p>
              {m.family_invitation_text({
                teacher: invitation.teacherName,
                child: invitation.student.firstName,
                classroom: invitation.classroomName,
              })}
            </p>
            <form
              method="post"
              action={`/api/invitations/${invitation.id}${childQuery}`}
              className="flex flex-wrap gap-3"
            >
              <Button type="submit" look="primary" size="small" name="accept" value="true">
                {m.family_invitation_accept()}
              </Button>
              <Button type="submit" size="small" name="accept" value="false">
                {m.family_invitation_decline()}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
