/** Key of the note that a sign-out waits for the network; the service worker finishes it. */
export const LEAVING = "leaving";
