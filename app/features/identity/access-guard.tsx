import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { decideAccess, type GuardedUser } from "./access";
import { roleRefusal } from "./role-words";
import type { UserType } from "./user-types";

export type AccessGuardProps = {
  user: GuardedUser | null | undefined;
  roles?: UserType[];
  needsConsent?: boolean;
  children: ReactNode;
};

/**
 * Shows its children to those who may see them, else a loading placeholder or one of three sentences: age,
 * consent or role. The server refuses by itself; this only says why. `user` is undefined while loading.
 */
export function AccessGuard({ user, roles, needsConsent = false, children }: AccessGuardProps) {
  const decision = decideAccess(user, roles, needsConsent);
  switch (decision) {
    case "allowed":
      return <>{children}</>;
    case "loading":
      return (
        <div role="status" className="panel grid animate-pulse gap-3 p-6">
          <span className="sr-only">{m.common_loading()}</span>
          <span className="h-6 w-1/2 rounded-lg bg-panel-2" />
          <span className="h-24 rounded-lg bg-panel-2" />
        </div>
      );
    case "signed-out":
      return <Refusal text={m.identity_sign_in_required()} href="/auth" action={m.identity_sign_in()} />;
    case "wrong-role":
      return <Refusal text={user ? roleRefusal(user.userType, roles ?? []) : ""} />;
    case "needs-consent":
      return <Refusal text={m.identity_consent_required()} />;
  }
}

function Refusal({ text, href, action }: { text: string; href?: string; action?: string }) {
  return (
    <div role="alert" className="panel grid justify-items-start gap-4 p-6">
      <p>{text}</p>
      {href && (
        <a className="button button-primary" href={href}>
          {action}
        </a>
      )}
    </div>
  );
}
