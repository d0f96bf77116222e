import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import { m } from "~/messages/compiled/messages.js";
import { loadCode, whenIdleOnFastLine } from "./load-code";
import { takeKeptToast } from "./toast-across-load";

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive";
};

export type KeyedToast = ToastMessage & { key: number };

/** Takes the keyboard to the toasts; named in the region's label. */
export const TOAST_HOTKEY = "F8";
export const toastRegionLabel = () => m.common_notifications({ hotkey: TOAST_HOTKEY });
export const hasOwnDescription = ({ title, description }: ToastMessage) =>
  Boolean(description) && description !== title;

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows one toast at a time; a new one takes the place of the old. */
export const useToast = () => useContext(ToastContext);

/** The same message for a page without JavaScript, which never opens the region. */
export function NoScriptToast(message: ToastMessage) {
  return (
    <noscript>
      <div className="toast-region">
        <div role="status" className="toast" data-variant={message.variant ?? "default"}>
          <ToastWords message={message} />
        </div>
      </div>
    </noscript>
  );
}

function ToastWords({ message }: { message: ToastMessage }) {
  return (
    <div>
      <p className="font-display font-semibold">{message.title}</p>
      {hasOwnDescription(message) && <p className="text-ink-2">{message.description}</p>}
    </div>
  );
}

type Region = ComponentType<{ current: KeyedToast | null }>;

/** The toast region of the page. `initial` comes from the last request's flash cookie, and goes before a kept one. */
export function ToastProvider({
  initial,
  children,
}: {
  initial?: ToastMessage | undefined;
  children: ReactNode;
}) {
  const [current, setCurrent] = useState<KeyedToast | null>(initial ? { ...initial, key: 0 } : null);
  const [Region, setRegion] = useState<Region | null>(null);
  const show = useCallback(
    (message: ToastMessage) => setCurrent((previous) => ({ ...message, key: (previous?.key ?? 0) + 1 })),
    [],
  );
  const hasInitial = initial !== undefined;
  useEffect(() => {
    const kept = takeKeptToast(Date.now());
    if (kept && !hasInitial) show(kept);
  }, [hasInitial, show]);
  const isWanted = current !== null;
  useEffect(() => {
    const fetchRegion = () =>
      loadCode(() => import("./toast-region")).then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        // The message is worth more than its swiping.
        () => setRegion((known: Region | null) => known ?? PlainRegion),
      );
    if (isWanted) void fetchRegion();
    else return whenIdleOnFastLine(fetchRegion);
  }, [isWanted]);
  return (
    <ToastContext.Provider value={show}>
      {children}
      {initial && <NoScriptToast {...initial} />}
      {Region ? <Region current={current} /> : <EmptyRegion />}
    </ToastContext.Provider>
  );
}

/** The region before its code is there: a screen reader finds it where it will be. */
function EmptyRegion({ children }: { children?: ReactNode }) {
  return (
    <section aria-label={toastRegionLabel()} tabIndex={-1}>
      <ol className="toast-region" tabIndex={-1}>
        {children}
      </ol>
    </section>
  );
}

/** Says it where the region's code cannot be loaded, until it is closed. */
function PlainRegion({ current }: { current: KeyedToast | null }) {
  const [closedKey, setClosedKey] = useState<number | null>(null);
  if (!current || current.key === closedKey) return <EmptyRegion />;
  return (
    <EmptyRegion>
      <li role="status" className="toast" data-variant={current.variant ?? "default"}>
        <ToastWords message={current} />
        <button
          type="button"
          className="toast-close"
          aria-label={m.common_close()}
          onClick={() => setClosedKey(current.key)}
        >
          ×
        </button>
      </li>
    </EmptyRegion>
  );
}
