export {
  endCircle,
  findRoomIdentity,
  forgetInCircles,
  isStillAllowed,
  leaveAllCircles,
  leaveCircle,
  nameInRoom,
} from "./entry.server";
export type {} from "./room.server";
export { connectToRoom, exchangeWithRoom, playLoop, practiceRoomId, readLoop } from "./room.server";
