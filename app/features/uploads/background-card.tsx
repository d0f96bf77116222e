import { useRevalidator } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useToast } from "~/ui/toast";
import { useChildQuery } from "~/ui/use-child-query";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { sendBackground, UploadRefused } from "./send-picture";

/** The server's limits, checked before a byte is sent; the server checks them again. */
const MAX_BYTES = 5_242_880;
const TYPES = ["image/png", "image/jpeg", "image/gif"];

/** The background customizer: choose a picture, see it arrive, or go back to the brick wall. For all roles. */
export function BackgroundCard({ current }: { current: string | null }) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const childQuery = useChildQuery();
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);

  const run = async (work: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await work();
      toast({ title: m.uploads_updated(), description: m.uploads_updated_text() });
      revalidate();
    } catch (failure) {
      if (handleUnauthorized(failure)) return;
      const said = failure instanceof ApiError ? failure.serverMessage : (failure as Error).message;
      const message =
        (failure instanceof ApiError || failure instanceof UploadRefused) && said
          ? said
          : m.uploads_failed_text();
      setError(message);
      toast({ title: m.uploads_failed_title(), description: message, variant: "destructive" });
    } finally {
      setPercent(null);
    }
  };

  const choose = () => {
    const file = input.current?.files?.[0];
    if (!input.current || !file) return;
    input.current.value = "";
    if (!TYPES.includes(file.type)) setError(m.uploads_wrong_type());
    else if (file.size > MAX_BYTES) setError(m.uploads_too_large());
    else {
      setPercent(0);
      void run(() => sendBackground(file, setPercent));
    }
  };

  // A picture may have been chosen before this page's script had arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(choose, []);

  return (
    <Card title={m.uploads_title()} hint={m.uploads_hint()} id="background">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={inputId} className="button button-quiet has-[:focus-visible]:outline-2">
          {m.uploads_choose()}
          <input
            id={inputId}
            ref={input}
            type="file"
            accept=".png,.jpg,.jpeg,.gif,image/png,image/jpeg,image/gif"
            className="sr-only"
            disabled={percent !== null}
            onChange={choose}
          />
        </label>
        {current && percent === null && (
          <form
            method="post"
            action={`/api/backgrounds${childQuery}`}
            onSubmit={(event) => {
              event.preventDefault();
              void run(() =>
                callApi("/api/backgrounds", { method: "PUT", body: { backgroundImageURL: null } }),
              );
            }}
          >
            <input type="hidden" name="backgroundImageURL" value="" />
            <Button type="submit">{m.uploads_reset()}</Button>
          </form>
        )}
        {percent !== null && (
          <p role="status" className="flex items-center gap-3">
            <progress value={percent} max={100} className="w-40 accent-[var(--color-blue)]" />
            {m.uploads_sending({ percent })}
          </p>
        )}
      </div>
      {error && <p className="field-error">{error}</p>}
    </Card>
  );
}
