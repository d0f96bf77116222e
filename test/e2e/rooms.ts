import type { Page } from "playwright-core";

/** The link to a room that is on the screen: in the sidebar, or on the bar at the bottom. */
export const linkTo = (page: Page, room: string) =>
  page.locator(`.shell-side a.nav-link[href="#${room}"]:visible, .tab-bar a[href="#${room}"]:visible`);

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
