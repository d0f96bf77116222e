import { prefersReducedMotion } from "~/ui/reduced-motion";

/** Below this part of the window a piece is not in view. */
const IN_VIEW_SHARE = 0.3;

/** Takes the keyboard to the piece in the player, and a small screen to its picture. */
export function showPiece(): void {
  const title = document.getElementById("dj-track");
  const player = title?.closest(".dj-player");
  if (!title || !player) return;
  title.focus({ preventScroll: true });
  const { top } = player.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight * IN_VIEW_SHARE) return;
  player.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}
