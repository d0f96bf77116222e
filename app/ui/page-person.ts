/** Where a plain form that a page's script sends names the person; requests by script have the header of this name. */
const FIELD = "beats-person";

/**
 * Whom this page was rendered for, read once: another tab may change who is signed in, and what was typed here stays
 * this person's. Undefined for nobody, and in the service worker.
 */
const pagePerson = typeof document === "undefined" ? undefined : document.documentElement.dataset.person;

/** Names whom the page was rendered for: under another session the server refuses (409 `other_person`). */
export const personHeader = (): Record<string, string> => (pagePerson ? { [`x-${FIELD}`]: pagePerson } : {});

/** Lets the forms that no script answers name the person as well. */
export function namePersonInForms(): void {
  window.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (defaultPrevented || !pagePerson || !(target instanceof HTMLFormElement)) return;
    if (target.method !== "post") return;
    // By its attribute: a field called "action" hides the property.
    const address = new URL(target.getAttribute("action") ?? "", window.location.href);
    address.searchParams.set(FIELD, pagePerson);
    target.setAttribute("action", address.pathname + address.search);
  });
}

/** Fired at the window when the server refused because somebody else is signed in now. */
export const OTHER_PERSON = "beats-other-person";
