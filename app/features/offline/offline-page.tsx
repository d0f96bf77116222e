import { useLocation } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { type DeviceOwner, leaveToNobody, presentOwner, wear } from "~/features/device";
import type { DrummerSectionProps } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OwnerContext } from "~/ui/owner-id";
import { PageHeader } from "~/ui/page-header";
import { useIsOffline } from "~/ui/use-is-offline";
import { OfflineCheckIn } from "./offline-check-in";
import { noteUse, useSending } from "./offline-keeper";
import { SignOutGuard } from "./sign-out-guard";
import { WaitingList } from "./waiting-list";

const Drums = lazyPart<DrummerSectionProps>(async () => ({
  default: (await import("~/features/drums/drummer-section")).DrummerSection,
}));
const Lessons = lazyPart(() => import("./offline-lessons"));

/** A shared device is asked this often whether anybody is still there. */
const LOOK_EVERY_MS = 30_000;

/**
 * The page for the time without a network. It is the same for everybody and names nobody; what it shows of a person
 * comes from this device alone.
 */
export function OfflinePage() {
  const { owner, forget } = usePresentOwner();
  const { hash } = useLocation();
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  const place = isRunning ? hash.slice(1) : "";
  return (
    <OwnerContext.Provider value={owner?.id ?? null}>
      <PageHeader />
      <main id="content" className="mx-auto grid w-full max-w-[76rem] gap-5 px-4 pb-24 sm:px-9">
        <Head place={place} />
        {owner && <Sending ownerId={owner.id} />}
        {isRunning && <Whose owner={owner} place={place} onForget={forget} />}
        {owner?.isStudent && owner.asksFeeling && <OfflineCheckIn owner={owner} />}
        {isRunning && <Place owner={owner} place={place} />}
      </main>
    </OwnerContext.Provider>
  );
}

/** Who may still be acted for; on a shared device nobody, once it was left alone. */
function usePresentOwner() {
  const [owner, setOwner] = useState<DeviceOwner | null>(null);
  const id = owner?.id;
  const worn = owner?.look;
  useEffect(() => wear(worn ?? {}), [worn]);
  useEffect(() => {
    const look = () =>
      void presentOwner(Date.now()).then((found) =>
        setOwner((known) => (known?.id === found?.id ? known : found)),
      );
    look();
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    const endNoting = id ? noteUse({ id }) : undefined;
    return () => {
      window.clearInterval(timer);
      endNoting?.();
    };
  }, [id]);
  // What waits stays locked for whoever made it; it is sent for nobody else.
  const forget = () => void (owner && leaveToNobody(owner, Date.now()).then(() => setOwner(null)));
  return { owner, forget };
}

function Sending({ ownerId }: { ownerId: string }) {
  useSending(ownerId);
  return (
    <>
      <WaitingList />
      <SignOutGuard />
    </>
  );
}

/** Where a sign-out without a network ends, on a device that keeps nothing, or something locked. */
const isFarewell = (place: string): boolean => place === "signed-out" || place === "kept";

/** The room of lessons is here the place of those that are kept. */
const isAtLessons = (place: string): boolean => place.startsWith("lesson") || place === "learning";

/** Where one was when the network went: a lesson again, or a room of the start page. */
function wayBack(place: string): string {
  const lesson = /^lesson-([\w]+)/.exec(place)?.[1];
  if (lesson) return `/learn/${lesson}`;
  return place === "lessons" ? "/#learning" : place && !isFarewell(place) ? `/#${place}` : "/";
}

function Head({ place }: { place: string }) {
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (isOffline) setWasOffline(true);
  }, [isOffline]);
  const isBack = wasOffline && !isOffline;
  return (
    <section className="panel grid gap-4 p-5 sm:p-7" aria-labelledby="offline-heading">
      <div role="status">
        <h1 id="offline-heading" className="text-3xl sm:text-4xl">
          {isBack ? m.offline_back_title() : m.offline_title()}
        </h1>
        <p className="mt-1 text-lg text-ink-2">{isBack ? m.offline_back_lead() : m.offline_lead()}</p>
      </div>
      <nav aria-label={m.offline_places()} className="flex flex-wrap gap-3">
        <PlaceLink href="#drummer">{m.offline_place_drums()}</PlaceLink>
        <PlaceLink href="#lessons">{m.offline_place_lessons()}</PlaceLink>
        <PlaceLink href="/presentation">{m.offline_place_deck()}</PlaceLink>
        <PlaceLink href="/help">{m.offline_place_help()}</PlaceLink>
        <a href={wayBack(place)} className={`button ${isBack ? "button-primary" : "button-quiet"}`}>
          {isBack ? m.offline_back_action() : m.offline_try()}
        </a>
      </nav>
      <p className="text-ink-2">{m.offline_needs_network()}</p>
    </section>
  );
}

const PlaceLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="button button-quiet">
    {children}
  </a>
);

/** Says for whom something is kept here, without a name. */
function Whose(props: { owner: DeviceOwner | null; place: string; onForget: () => void }) {
  if (props.place === "signed-out") return <p role="status">{m.offline_signed_out()}</p>;
  if (props.place === "kept") return <p role="status">{m.offline_signed_out_kept()}</p>;
  if (!props.owner) return <p className="text-ink-2">{m.offline_nobody()}</p>;
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      {m.offline_whose()}
      <Button size="small" onClick={props.onForget}>
        {m.offline_not_me()}
      </Button>
    </p>
  );
}

function Place({ owner, place }: { owner: DeviceOwner | null; place: string }) {
  if (isFarewell(place)) return null;
  return (
    <Suspense fallback={<p>{m.common_loading()}</p>}>
      {isAtLessons(place) ? (
        <Lessons key={owner?.id} hasOwner={owner !== null} place={place} />
      ) : (
        <>
          <Drums key={owner?.id} userId={owner?.id ?? ""} grade={owner?.grade ?? null} bestScores={[]} />
          <Arrival id={place} />
        </>
      )}
    </Suspense>
  );
}

/** The place an address names comes after the page: only now is it there to go to. */
function Arrival({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.scrollIntoView(), [id]);
  return null;
}
