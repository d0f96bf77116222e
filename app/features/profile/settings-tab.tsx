import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { DisplayFields } from "~/features/display";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { languageName, locales } from "~/platform/languages";
import { timeZonesFor } from "~/platform/time-zones";
import { ApiError, callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useChildQuery } from "~/ui/use-child-query";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { avatarIds, avatarPath, findAvatar } from "./avatars";
import { DrumKeys } from "./drum-keys";
import type { Settings } from "./profile.schema";

const avatarNames = {
  drum: m.profile_avatar_drum,
  vinyl: m.profile_avatar_vinyl,
  headphones: m.profile_avatar_headphones,
  bolt: m.profile_avatar_bolt,
  star: m.profile_avatar_star,
  moon: m.profile_avatar_moon,
  cat: m.profile_avatar_cat,
  owl: m.profile_avatar_owl,
  fox: m.profile_avatar_fox,
  planet: m.profile_avatar_planet,
  flower: m.profile_avatar_flower,
  wave: m.profile_avatar_wave,
} as const;

/** Nickname, picture, language and how pages look and sound; saved with the account. */
export function SettingsTab({ user, settings }: { user: User; settings: Settings }) {
  const toast = useToast();
  const showUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  const childQuery = useChildQuery();

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setIsSaving(true);
    setErrors({});
    try {
      await callApi("/api/profile", { method: "PATCH", body: values });
      // Another language changes every word of the page, so it is fetched anew.
      if (values.locale !== user.locale) return window.location.reload();
      toast({ title: m.profile_saved() });
      revalidate();
    } catch (error) {
      if (showUnauthorized(error)) return;
      const failure = error instanceof ApiError ? error : undefined;
      setErrors(failure?.fieldErrors ?? {});
      toast({
        title: m.common_error(),
        description: failure?.serverMessage ?? m.profile_save_failed(),
        variant: "destructive",
      });
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <div className="grid gap-8">
      <form method="post" action={`/api/profile${childQuery}`} onSubmit={save} className="grid gap-6">
        <AvatarChoice current={user.profileImageUrl} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={m.profile_nickname()}
            name="nickname"
            defaultValue={user.nickname ?? ""}
            maxLength={24}
            autoComplete="nickname"
            hint={m.profile_nickname_hint()}
            error={errors.nickname}
          />
          <SelectField label={m.profile_language()} name="locale" defaultValue={user.locale}>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {languageName(locale)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={m.profile_time_zone()}
            name="timeZone"
            defaultValue={user.timeZone}
            hint={m.profile_time_zone_hint()}
            error={errors.timeZone}
          >
            {timeZonesFor(user.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </SelectField>
          <DisplayFields display={settings} />
          <SelectField
            label={m.profile_sound()}
            name="sound"
            defaultValue={settings.sound ? "on" : "off"}
            hint={m.profile_sound_hint()}
          >
            <option value="on">{m.profile_on()}</option>
            <option value="off">{m.profile_off()}</option>
          </SelectField>
        </div>
        <Button look="primary" type="submit" className="justify-self-start" disabled={isSaving}>
          {isSaving ? m.profile_saving() : m.profile_save()}
        </Button>
      </form>
      <DrumKeys />
    </div>
  );
}

function AvatarChoice({ current }: { current: string | null }) {
  const chosen = findAvatar(current);
  return (
    <fieldset>
      <legend className="field-label">{m.profile_avatar()}</legend>
      <p className="field-hint mb-3">{m.profile_avatar_hint()}</p>
      <div className="grid grid-cols-4 gap-3 sm:grid-cols-6 lg:grid-cols-12">
        {avatarIds.map((id) => (
          <label key={id} className="avatar-choice">
            <input type="radio" name="avatar" value={id} defaultChecked={id === chosen} className="sr-only" />
            <img src={avatarPath(id)} alt={avatarNames[id]()} width={64} height={64} loading="lazy" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
