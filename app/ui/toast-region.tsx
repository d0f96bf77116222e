import { Toast } from "radix-ui";
import { useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import {
  hasOwnDescription,
  type KeyedToast,
  TOAST_HOTKEY,
  type ToastMessage,
  toastRegionLabel,
} from "./toast";

/** How long a toast stays, and how far a swipe must go to close it. */
const DISPLAY_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The region with swiping, its hotkey and its clock: code that comes with the first toast. */
export function ToastRegion({ current }: { current: KeyedToast | null }) {
  const label = toastRegionLabel();
  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      duration={DISPLAY_MS}
      label={m.common_notification()}
    >
      {current && <OneToast key={current.key} message={current} />}
      <Toast.Viewport className="toast-region" hotkey={[TOAST_HOTKEY]} label={label} />
    </Toast.Provider>
  );
}

function OneToast({ message }: { message: ToastMessage }) {
  const { title, description, variant = "default" } = message;
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      // An error stays until it is closed: it may say what to do next (WCAG 2.2.1).
      duration={variant === "destructive" ? Number.POSITIVE_INFINITY : DISPLAY_MS}
      type={variant === "destructive" ? "foreground" : "background"}
      data-variant={variant}
      className="toast"
    >
      <div>
        {/* The space is for the ear: both are read out as one sentence. */}
        <Toast.Title className="font-display font-semibold">{title}</Toast.Title>{" "}
        {hasOwnDescription(message) && (
          <Toast.Description className="text-ink-2">{description}</Toast.Description>
        )}
      </div>
      <Toast.Close className="toast-close" aria-label={m.common_close()}>
        ×
      </Toast.Close>
    </Toast.Root>
  );
}
