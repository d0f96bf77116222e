import { useState } from "react";
import { deviceWorld, type Support, sendOrKeep } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { ApiError } from "~/ui/api-client";
import { useOwnerId } from "~/ui/owner-id";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";

/**
 * Sends a finished step, or keeps it on the device until the network is back. `goOn` follows, unless the answer
 * is a word of support, which waits to be read.
 */
export function useStepSending({
  path,
  onSent,
  goOn,
}: {
  path: string;
  /** The step is with the server or kept for it. */
  onSent: () => void;
  goOn: () => void;
}) {
  const ownerId = useOwnerId() ?? "";
  const toast = useToast();
  const showUnauthorized = useUnauthorized();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [support, setSupport] = useState<Support>();

  const send = async (body: { reflection?: string }): Promise<void> => {
    setIsSaving(true);
    setError(undefined);
    try {
      const done = await sendOrKeep(deviceWorld, ownerId, { kind: "lesson-step", path, body });
      onSent();
      if (done.state === "kept") {
        const text = body.reflection ? m.offline_reflection_unread() : m.offline_kept_text();
        toast({ title: m.offline_kept_title(), description: text });
        return goOn();
      }
      const reply = done.answer as { support?: Support } | undefined;
      if (reply?.support) return setSupport(reply.support);
      toast({ title: m.learning_saved_title(), description: m.learning_saved_text() });
      goOn();
    } catch (failure) {
      if (showUnauthorized(failure)) return;
      const message = failure instanceof ApiError ? failure.serverMessage : undefined;
      setError(message ?? m.learning_save_failed());
      console.error(failure);
    } finally {
      setIsSaving(false);
    }
  };

  return { send, isSaving, error, support };
}
