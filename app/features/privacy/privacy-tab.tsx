import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { CheckField } from "~/ui/field";
import { useMomentWriter } from "~/ui/time-zone";
import { useToast } from "~/ui/toast";
import { useChildQuery } from "~/ui/use-child-query";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { Amendments } from "./amendments";
import { ArchiveList } from "./archive-list";
import { Disclosures } from "./disclosures";
import type { PrivacyData } from "./privacy-tab.server";
import type { DataRequestState } from "./requests.server";

/** The Privacy tab: switches, one's data, deletion with days to think, and who looked. For all four roles. */
export function PrivacyTab({ user, data }: { user: User; data: PrivacyData }) {
  return (
    <div className="grid gap-8">
      <Switches user={user} canConsent={data.canConsent} />
      <Requests requests={data.requests} />
      {user.userType === "student" && (
        <section className="grid gap-4">
          <h3 className="text-xl">{m.privacy_amend_title()}</h3>
          <Amendments amendments={data.amendments} mayAsk={data.canAskForCorrection} />
        </section>
      )}
      <section className="grid gap-3">
        <h3 className="text-xl">{m.privacy_looks_title()}</h3>
        <Disclosures looks={data.disclosures} />
      </section>
    </div>
  );
}

function Switches({ user, canConsent }: { user: User; canConsent: boolean }) {
  const [isSaving, setIsSaving] = useState(false);
  const childQuery = useChildQuery();
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const consents = {
      ferpaEducationRecordsConsent: form.has("ferpaEducationRecordsConsent"),
      dataRetentionOptOut: form.has("dataRetentionOptOut"),
    };
    setIsSaving(true);
    try {
      await callApi("/api/privacy/update", {
        method: "PUT",
        body: { ferpaDirectoryOptOut: form.has("ferpaDirectoryOptOut"), ...(canConsent ? consents : {}) },
      });
      toast({ title: m.privacy_updated(), description: m.privacy_updated_text() });
      revalidate();
    } catch (error) {
      if (!handleUnauthorized(error)) {
        const said = error instanceof ApiError ? error.serverMessage : undefined;
        toast({
          title: m.privacy_update_failed(),
          description: said ?? m.privacy_update_failed_text(),
          variant: "destructive",
        });
      }
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form method="post" action={`/api/privacy/update${childQuery}`} onSubmit={save} className="grid gap-4">
      <h3 className="text-xl">{m.privacy_switches_title()}</h3>
      <input type="hidden" name="isForm" value="yes" />
      <CheckField
        name="ferpaDirectoryOptOut"
        label={m.privacy_directory()}
        hint={m.privacy_directory_hint()}
        defaultChecked={user.ferpaDirectoryOptOut}
      />
      <CheckField
        name="ferpaEducationRecordsConsent"
        label={m.privacy_records()}
        hint={canConsent ? m.privacy_records_hint() : m.privacy_needs_parent()}
        defaultChecked={user.ferpaEducationRecordsConsent}
        disabled={!canConsent}
      />
      <CheckField
        name="dataRetentionOptOut"
        label={m.privacy_retention()}
        hint={canConsent ? m.privacy_retention_hint() : m.privacy_needs_parent()}
        defaultChecked={user.dataRetentionOptOut}
        disabled={!canConsent}
      />
      <Button type="submit" look="primary" disabled={isSaving} className="justify-self-start">
        {m.privacy_save()}
      </Button>
    </form>
  );
}

function Requests({ requests }: { requests: DataRequestState[] }) {
  const writeDay = useMomentWriter("medium");
  const childQuery = useChildQuery();
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();
  const ask = (path: string, title: string, description?: string) => async (event: FormEvent) => {
    event.preventDefault();
    try {
      await callApi(path, { method: "POST", idempotencyKey: crypto.randomUUID() });
      toast({ title, description });
      revalidate();
    } catch (error) {
      if (!handleUnauthorized(error)) {
        toast({ title: m.common_error(), description: m.privacy_request_failed(), variant: "destructive" });
      }
    }
  };
  const deletion = requests.find((request) => request.kind === "deletion" && request.status === "open");
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">{m.privacy_data_title()}</h3>
      <p className="text-ink-2">{m.privacy_data_text()}</p>
      <div className="flex flex-wrap gap-3">
        <form
          method="post"
          action={`/api/privacy/data-export${childQuery}`}
          onSubmit={ask(
            "/api/privacy/data-export",
            m.privacy_export_requested(),
            m.privacy_export_requested_text(),
          )}
        >
          <Button type="submit">{m.privacy_export()}</Button>
        </form>
        {!deletion && (
          <details className="grow basis-72">
            <summary className="button button-quiet list-none [&::-webkit-details-marker]:hidden">
              {m.privacy_delete()}
            </summary>
            <form
              method="post"
              action={`/api/privacy/data-deletion${childQuery}`}
              className="tile mt-3 grid gap-3 p-4"
              onSubmit={ask(
                "/api/privacy/data-deletion",
                m.privacy_deletion_requested(),
                m.privacy_deletion_requested_text(),
              )}
            >
              <p>{m.privacy_delete_text()}</p>
              <Button type="submit" look="danger" className="justify-self-start">
                {m.privacy_delete_confirm()}
              </Button>
            </form>
          </details>
        )}
      </div>
      {deletion && (
        <form
          method="post"
          action={`/api/privacy/data-deletion/${deletion.id}/cancel${childQuery}`}
          onSubmit={ask(`/api/privacy/data-deletion/${deletion.id}/cancel`, m.privacy_deletion_cancelled())}
          className="tile flex flex-wrap items-center justify-between gap-3 border-red p-4"
        >
          <p>{m.privacy_deletion_planned({ date: writeDay(deletion.executeAfter ?? deletion.dueBy) })}</p>
          <Button type="submit" look="primary">
            {m.privacy_deletion_cancel()}
          </Button>
        </form>
      )}
      <ArchiveList archives={requests.filter(({ kind }) => kind === "export")} />
    </section>
  );
}
