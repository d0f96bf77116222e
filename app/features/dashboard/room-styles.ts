import circleStyle from "~/features/circle/circle.css?url";
import coachStyle from "~/features/coach/coach.css?url";
import drumsStyle from "~/features/drums/drums.css?url";
import learningStyle from "~/features/learning/learning.css?url";
import musicStyle from "~/features/music/music.css?url";
import morningStyle from "~/features/staff/morning/morning.css?url";
import type { LaterRoom } from "./rooms";

/** The stylesheets of the rooms that come when they open, beside the page's own. */
export const ROOM_STYLES: Record<LaterRoom, readonly string[]> = {
  "ai-coach": [coachStyle],
  "ai-dj": [musicStyle],
  drummer: [drumsStyle, circleStyle],
  learning: [learningStyle],
  profile: [],
};

/** What the staff page needs at once: its first room, the kit and the circle. */
export const STAFF_STYLES = [morningStyle, ...ROOM_STYLES.drummer];

/** Stylesheets for a route's `meta`, which knows its data; they follow the page's own. */
export const styleLinks = (hrefs: readonly string[]) =>
  hrefs.map((href) => ({ tagName: "link" as const, rel: "stylesheet", href }));
