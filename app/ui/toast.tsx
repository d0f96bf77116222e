import { Toast as RadixToast } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { m } from "~/messages/compiled/messages.js";

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
};

/** Constants of the specification's toast region (section 9). */
const DISPLAY_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ["F8"];

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows one toast at a time; a new one takes the place of the old. */
export const useToast = () => useContext(ToastContext);

/** The same message for a page without JavaScript, which never opens the region. */
export function NoScriptToast({ title, description, variant = "default" }: ToastMessage) {
  return (
    <noscript>
      <div className="toast-region">
        <div role="status" className="toast" data-variant={variant}>
          <div>
            <p className="font-display font-semibold">{title}</p>
            {description && description !== title && <p className="text-ink-2">{description}</p>}
          </div>
        </div>
      </div>
    </noscript>
  );
}

/** The toast region around the whole page. `initial` comes from the last request's flash cookie. */
export function ToastProvider({
  initial,
  children,
}: {
  initial?: ToastMessage | undefined;
  children: ReactNode;
}) {
  const [current, setCurrent] = useState<(ToastMessage & { key: number }) | null>(
    initial ? { ...initial, key: 0 } : null,
  );
  const [isOpen, setIsOpen] = useState(Boolean(initial));
  const show = useCallback((message: ToastMessage) => {
    setCurrent((previous) => ({ ...message, key: (previous?.key ?? 0) + 1 }));
    setIsOpen(true);
  }, []);
  const label = useMemo(() => m.common_notifications({ hotkey: HOTKEY.join("") }), []);
  return (
    <ToastContext.Provider value={show}>
      <RadixToast.Provider
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD_PX}
        duration={DISPLAY_MS}
        label={label}
      >
        {children}
        {initial && <NoScriptToast {...initial} />}
        {current && (
          <RadixToast.Root
            key={current.key}
            open={isOpen}
            onOpenChange={setIsOpen}
            // An error stays until it is closed: it may say what to do next (WCAG 2.2.1).
            duration={current.variant === "destructive" ? Number.POSITIVE_INFINITY : DISPLAY_MS}
            type={current.variant === "destructive" ? "foreground" : "background"}
            data-variant={current.variant ?? "default"}
            className="toast"
          >
            <div>
              <RadixToast.Title className="font-display font-semibold">{current.title}</RadixToast.Title>
              {current.description && current.description !== current.title && (
                <RadixToast.Description className="text-ink-2">{current.description}</RadixToast.Description>
              )}
            </div>
            <RadixToast.Close className="toast-close" aria-label={m.common_close()}>
              ×
            </RadixToast.Close>
          </RadixToast.Root>
        )}
        <RadixToast.Viewport className="toast-region" hotkey={HOTKEY} label={label} />
      </RadixToast.Provider>
    </ToastContext.Provider>
  );
}
