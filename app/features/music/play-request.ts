let wantedId: string | null = null;

/** Asks for a track to play as soon as its player is there: the tap that made it was the one on Play. */
export function askToPlay(trackId: string): void {
  wantedId = trackId;
}

/** Whether this track was asked for; once. */
export function takePlayRequest(trackId: string): boolean {
  if (wantedId !== trackId) return false;
  wantedId = null;
  return true;
}
