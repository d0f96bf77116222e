import { useSearchParams } from "@remix-run/react";

/** The child whose page is open, as a query for a form's action: its answer leads back there. Empty for everybody else. */
export function useChildQuery(): string {
  const [query] = useSearchParams();
  const childId = query.get("childId");
  return childId ? `?childId=${encodeURIComponent(childId)}` : "";
}
