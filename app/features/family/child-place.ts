/** Where on a parent's page a form brings them back to: the child it was about, not the first one. */
export const childPlace = (childId: string | null | undefined, place: string): string =>
  `/${childId ? `?childId=${encodeURIComponent(childId)}` : ""}#${place}`;
