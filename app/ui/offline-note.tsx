import { useIsOffline } from "./use-is-offline";

/** One plain line where something needs the network, while there is none. */
export function OfflineNote({ children }: { children: string }) {
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className="offline-note">
          <span aria-hidden="true">⚡</span> {children}
        </p>
      )}
    </div>
  );
}
