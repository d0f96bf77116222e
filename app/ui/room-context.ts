import { createContext } from "react";

/** Id of the room around a component; a card with the same id is the room's content, not a part of it. */
export const RoomContext = createContext<string | null>(null);

/** Whether the room around a component is the one that shows; what sounds by itself stops when it does not. */
export const RoomOpenContext = createContext(true);
