import type { DrumKitHandle, PadHit } from "~/features/drums";
import type {
  CircleCommand,
  CircleSnapshot,
  LeaveReason,
  Member,
  PadId,
  ServerMessage,
} from "~live/protocol";
import { CirclePlayer, type Echo, TICK_MS } from "./circle-player";
import { ExchangeLink } from "./exchange-link";
import { browserPlatform, type LinkStatus, LiveLink, liveLinkUrl, networkHint } from "./live-link";
import { tellApart } from "./tell-apart";
import { stillWanted, type WantedChange, wantedBy, withWanted } from "./wanted-change";

const GLOW_MS = 180;
const DELAY_UPDATE_MS = 1000;

export type CircleView = {
  status: LinkStatus;
  /** Why the room closed the connection for good, where it said so. */
  leftFor: LeaveReason | null;
  members: Member[];
  /** As the room last said it, with what this page's teacher asked for since. */
  circle: CircleSnapshot | null;
  delayMs: number | null;
  echo: Echo | null;
  /** Last refusal of a command, by its code. */
  errorCode: string | null;
  /** Whether this page can be heard: browsers want a touch first. */
  isSounding: boolean;
};

type SessionOptions = {
  kit: DrumKitHandle;
  memberId: string;
  classroomId: string | null;
  stepSize: 1 | 2;
  /** How long a member's picture glows after a hit. */
  glowMs?: number;
  onSentAway: (reason: LeaveReason) => void;
};

/** Somebody's stroke at the moment it sounds. */
export type Stroke = { memberId: string; padId: PadId };

/** One page's part in a circle: link, player and what the panel shows, outside of React's render cycle. */
export class CircleSession {
  #view: CircleView = {
    status: "connecting",
    leftFor: null,
    members: [],
    circle: null,
    delayMs: null,
    echo: null,
    errorCode: null,
    isSounding: false,
  };
  #circle: CircleSnapshot | null = null;
  #wanted: WantedChange = {};
  #listeners = new Set<() => void>();
  #strokeListeners = new Set<(stroke: Stroke) => void>();
  #avatars = new Map<string, HTMLElement>();
  #glows = new Map<string, number>();
  #link: LiveLink;
  #exchange: ExchangeLink;
  #player: CirclePlayer;
  #ticker: number | null = null;
  #delayShownAtMs = 0;
  #endings: (() => void)[] = [];
  hasClick = true;

  constructor(private readonly options: SessionOptions) {
    const { kit, memberId, classroomId, stepSize } = options;
    const onMessage = (message: ServerMessage) => this.#receive(message);
    this.#link = new LiveLink({
      url: liveLinkUrl(window.location, classroomId, crypto.randomUUID(), networkHint()),
      platform: browserPlatform(),
      onMessage,
      onStatus: (status) => this.#changeStatus(status),
      onSentAway: (reason) => {
        this.#show({ leftFor: reason });
        options.onSentAway(reason);
      },
    });
    const query = classroomId ? `?${new URLSearchParams({ classroom: classroomId })}` : "";
    this.#exchange = new ExchangeLink({
      url: `/api/circle/exchange${query}`,
      clock: this.#link.clock,
      onMessage,
      onSignedOut: () => {
        this.#link.close();
        options.onSentAway("signed_out");
      },
    });
    this.#player = new CirclePlayer({
      kit,
      clock: this.#link.clock,
      memberId,
      stepSize,
      hasClick: () => this.hasClick,
      nowMs: () => performance.now(),
      isHidden: () => document.hidden,
      onPlay: (id, atLocalMs, padId) => this.#glow({ memberId: id, padId }, atLocalMs - performance.now()),
      onEcho: (echo) => this.#show({ echo }),
    });
  }

  start(): void {
    const wake = () => {
      if (!document.hidden) this.#link.wake();
    };
    const { kit } = this.options;
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    this.#show({ isSounding: kit.isSounding() });
    this.#endings = [
      kit.onHit((hit) => this.#play(hit)),
      kit.onSoundChange(() => this.#show({ isSounding: kit.isSounding() })),
      () => document.removeEventListener("visibilitychange", wake),
      () => window.removeEventListener("online", wake),
    ];
    this.#link.connect();
  }

  end(): void {
    for (const end of this.#endings) end();
    this.#link.close();
    this.#exchange.stop();
    this.#stopTicking();
    for (const timer of this.#glows.values()) window.clearTimeout(timer);
  }

  /** Lets this page be heard; call it from within a touch or key press. */
  openSound = (): void => this.options.kit.openSound();

  /** For the conductor; the server refuses everybody else. */
  conduct(command: CircleCommand): void {
    if (command.action === "start" && this.#wanted.isStarting) return;
    this.#show({ errorCode: null });
    if (!this.#link.send({ type: "circle", data: command })) return;
    this.#showCircle(this.#circle, { ...this.#wanted, ...wantedBy(command) });
  }

  /** Pass and step going on now, for the moving line; null while the circle stands still. */
  progress = () => this.#player.progress();

  /** Where a member's picture is, so that a hit lights it without a render. */
  avatarRef = (memberId: string) => (element: HTMLElement | null) => {
    if (element) this.#avatars.set(memberId, element);
    else this.#avatars.delete(memberId);
  };

  /** Calls back at each stroke that is heard or seen here. Returns what ends it. */
  onStroke = (listener: (stroke: Stroke) => void): (() => void) => {
    this.#strokeListeners.add(listener);
    return () => this.#strokeListeners.delete(listener);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getView = (): CircleView => this.#view;

  #play(hit: PadHit): void {
    this.#glow({ memberId: this.options.memberId, padId: hit.padId }, 0);
    const data = this.#player.placeOwnHit(hit);
    if (!data) return;
    const isSent = this.#link.send({ type: "drum_hit", data });
    if (!isSent && this.#view.status === "blocked") this.#exchange.send(data);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const { members, circle, loop, frozen } = message.data;
        this.#player.setMembers(members);
        this.#player.setFrozen(frozen);
        this.#player.setCircle(circle);
        this.#player.addLoop(loop);
        this.#show({ members: tellApart(members) });
        this.#showCircle(circle, {});
        this.#followCircle(circle);
        break;
      }
      case "presence":
        this.#player.setMembers(message.data.members);
        this.#show({ members: tellApart(message.data.members) });
        break;
      case "circle":
        this.#player.setCircle(message.data);
        this.#show({ echo: null });
        this.#showCircle(message.data, this.#wanted);
        this.#followCircle(message.data);
        break;
      case "loop":
        this.#player.setFrozen(message.data.hits);
        break;
      case "drum_hits":
        this.#player.addHits(message.data.hits);
        break;
      case "error":
        this.#show({ errorCode: message.data.code });
        this.#showCircle(this.#circle, {});
        break;
      case "sync":
        this.#showDelay();
        break;
    }
  }

  #changeStatus(status: LinkStatus): void {
    if (status === "blocked") this.#exchange.start();
    if (status === "open" || status === "refused") this.#exchange.stop();
    if (status === "refused") this.#leave();
    // While the exchange stands in, further tries for a socket stay in the background.
    const isBackground = this.#view.status === "blocked" && (status === "connecting" || status === "waiting");
    if (!isBackground) this.#show({ status });
  }

  /** Who is no longer in the class sees nobody of it, and its beat goes on without them. */
  #leave(): void {
    this.#stopTicking();
    this.#player.setMembers([]);
    this.#show({ members: [], echo: null });
    this.#showCircle(null, {});
  }

  #showCircle(circle: CircleSnapshot | null, wanted: WantedChange): void {
    this.#circle = circle;
    this.#wanted = circle ? stillWanted(wanted, circle) : {};
    this.#show({ circle: circle && withWanted(circle, this.#wanted) });
  }

  #followCircle(circle: CircleSnapshot): void {
    if (!circle.running) this.#stopTicking();
    else this.#ticker ??= window.setInterval(() => this.#player.tick(), TICK_MS);
  }

  #stopTicking(): void {
    if (this.#ticker !== null) window.clearInterval(this.#ticker);
    this.#ticker = null;
  }

  #showDelay(): void {
    const nowMs = performance.now();
    if (nowMs - this.#delayShownAtMs < DELAY_UPDATE_MS) return;
    this.#delayShownAtMs = nowMs;
    const delayMs = this.#link.clock.delayMs();
    this.#show({ delayMs: delayMs === null ? null : Math.round(delayMs) });
  }

  #glow(stroke: Stroke, inMs: number): void {
    const light = () => {
      for (const listener of this.#strokeListeners) listener(stroke);
      const { memberId, padId } = stroke;
      const element = this.#avatars.get(memberId);
      if (!element) return;
      window.clearTimeout(this.#glows.get(memberId));
      element.dataset.playing = padId;
      this.#glows.set(
        memberId,
        window.setTimeout(() => delete element.dataset.playing, this.options.glowMs ?? GLOW_MS),
      );
    };
    if (inMs > 5) window.setTimeout(light, inMs);
    else light();
  }

  #show(change: Partial<CircleView>): void {
    const next = { ...this.#view, ...change };
    const isSame = (Object.keys(change) as (keyof CircleView)[]).every(
      (key) => next[key] === this.#view[key],
    );
    if (isSame) return;
    this.#view = next;
    for (const listener of this.#listeners) listener();
  }
}
