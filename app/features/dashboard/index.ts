export type { EndReason } from "./access-ended";
export { Greeting } from "./greeting";
export { default as OwnSection } from "./own-section";
export { Room } from "./room";
export { ROOM_STYLES, STAFF_STYLES, styleLinks } from "./room-styles";
export type { NavItem } from "./rooms";
export { RoomsPage } from "./rooms-page";
export { ROSTER_NAV, ROSTER_ROOMS, STAFF_ROOMS } from "./staff-rooms";
export { KEEP_FOCUS } from "./use-room";
