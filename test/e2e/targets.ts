import type { Page } from "playwright-core";

/** WCAG 2.5.5, and Apple's and Google's guidance for fingers: 44 CSS px both ways. */
const FINGER_PX = 44;

/**
 * The controls in sight or below whose touchable place is smaller than a finger, as `text WxH`. A label belongs to its
 * box or radio; a link within a sentence has the line's height (the exception of WCAG 2.5.5).
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((px) => {
    const found = new Set<string>();
    /** What is touched in place of the control itself. */
    const placeOf = (control: Element): Element =>
      control.matches("input[type=checkbox], input[type=radio]")
        ? (control.closest("label") ?? document.querySelector(`label[for="${control.id}"]`) ?? control)
        : control;
    const isInSentence = (control: Element): boolean => {
      if (!control.matches("a, button") || getComputedStyle(control).display !== "inline") return false;
      const words = (control.parentElement?.textContent ?? "").trim().length;
      return words > (control.textContent ?? "").trim().length;
    };
    /** How far to both sides of the middle a touch still reaches it, which may be more than its box. */
    const reach = (place: Element, axis: "x" | "y"): number => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const isHit = (by: number) => {
        const x = axis === "x" ? middle.x + by : middle.x;
        const y = axis === "y" ? middle.y + by : middle.y;
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (place.contains(hit) || hit.closest("label") === place);
      };
      const side = px / 2 - 0.75;
      return isHit(side) && isHit(-side) ? px : axis === "x" ? width : height;
    };
    for (const control of document.querySelectorAll(
      "a[href], button, summary, select, input:not([type=hidden]), textarea, [role=slider], [role=switch], [role=tab]",
    )) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest(".skip-link, [aria-hidden=true], [inert]")
      )
        continue;
      const place = placeOf(control);
      if (getComputedStyle(place).clipPath === "inset(50%)" || isInSentence(control)) continue;
      const box = place.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (Math.min(box.width, box.height) >= px - 0.5) continue;
      place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const width = box.width >= px - 0.5 ? box.width : reach(place, "x");
      const height = box.height >= px - 0.5 ? box.height : reach(place, "y");
      if (Math.min(width, height) >= px - 0.5) continue;
      const name = (control.getAttribute("aria-label") ?? place.textContent ?? "").trim().slice(0, 40);
      found.add(
        `${control.tagName.toLowerCase()}.${control.className} “${name}” ${Math.round(width)}x${Math.round(height)}`,
      );
    }
    return [...found];
  }, FINGER_PX);
}
