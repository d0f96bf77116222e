import type { User } from "~/features/identity/index.server";
import { PrivacyTab } from "~/features/privacy";
import { ProfileSection } from "~/features/profile";
import { BackgroundCard } from "~/features/uploads";
import type { OwnData } from "./own-section.server";

/** "My Profile" with its background customizer and privacy form: every role has it. */
export default function OwnSection({ user, own }: { user: User; own: OwnData }) {
  return (
    <ProfileSection
      user={user}
      data={own.profile}
      firstTab={own.firstTab}
      background={<BackgroundCard current={user.backgroundImageUrl} />}
      privacy={<PrivacyTab user={user} data={own.privacy} />}
    />
  );
}
