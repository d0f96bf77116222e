import { callApi } from "~/ui/api-client";
import type { NewBadge } from "./badge";

/** Badges nobody was shown yet; the server gives each out once. An extra: without an answer there are none. */
export async function askForNewBadges(): Promise<NewBadge[]> {
  try {
    return await callApi<NewBadge[]>("/api/achievements/news", { method: "POST" });
  } catch {
    return [];
  }
}
