/**
 * Where on a parent's page a form brings them back to: the child it was about, not the first one; `tab` opens one of
 * the tabs of "My page". Without a child, as for everybody else, the page itself.
 */
export function childPlace(childId: string | null | undefined, place: string, tab?: string): string {
  const query = new URLSearchParams({ ...(childId && { childId }), ...(tab && { own: tab }) });
  return `/${query.size > 0 ? `?${query}` : ""}#${place}`;
}

/** The same for the forms of "My page", whose action carries the child as a query (`useChildQuery`). */
export const ownPagePlace = ({ url }: { url: URL }, tab?: string): string =>
  childPlace(url.searchParams.get("childId"), "profile", tab);
