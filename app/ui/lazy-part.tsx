import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "./button";
import { CodeMissing, loadCode, reloadForNewVersion } from "./load-code";

/**
 * A part of the page whose code comes when it is wanted. When it cannot be loaded only this part says so, with
 * "Try again"; it tries by itself when the browser is online again. Needs a Suspense around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetchPart = () =>
    lazy(async () => {
      const { default: Loaded } = await loadCode(load);
      return { default: ({ given }: { given: Props }) => <Loaded {...given} /> };
    });
  let Part = fetchPart();
  // biome-ignore lint/correctness/noComponentHookFactories: made once a part, when its module loads
  return function LazyPart(props: Props) {
    const [tries, setTries] = useState(0);
    const tryAgain = () => {
      // A failed part stays failed: only a new one asks the network again.
      Part = fetchPart();
      setTries(tries + 1);
    };
    // Some browsers remember a failed file for as long as the page lives.
    const onPress = () => (tries > 0 && navigator.onLine ? window.location.reload() : tryAgain());
    return (
      <PartBoundary key={tries} missing={<MissingPart onPress={onPress} onOnline={tryAgain} />}>
        <Part given={props} />
      </PartBoundary>
    );
  };
}

class PartBoundary extends Component<
  { missing: ReactNode; children: ReactNode },
  { error: unknown; hasFailed: boolean }
> {
  override state = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    const { error, hasFailed } = this.state as { error: unknown; hasFailed: boolean };
    if (!hasFailed) return this.props.children;
    if (error instanceof CodeMissing) return this.props.missing;
    throw error;
  }
}

function MissingPart({ onPress, onOnline }: { onPress: () => void; onOnline: () => void }) {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    void reloadForNewVersion();
  }, []);
  useEffect(() => {
    const goOffline = () => setIsOffline(true);
    window.addEventListener("online", onOnline);
    window.addEventListener("offline", goOffline);
    return () => {
      window.removeEventListener("online", onOnline);
      window.removeEventListener("offline", goOffline);
    };
  });
  return (
    <div role="alert" className="tile grid justify-items-start gap-3 p-4">
      <p className="font-semibold">{m.common_part_missing()}</p>
      <p className="text-ink-2">{isOffline ? m.common_part_offline() : m.common_part_kept()}</p>
      <Button look="primary" onClick={onPress}>
        {m.common_try_again()}
      </Button>
    </div>
  );
}
