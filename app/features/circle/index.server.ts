export {
  findRoomIdentity,
  forgetInCircles,
  isStillAllowed,
  leaveAllCircles,
  leaveCircle,
  nameInRoom,
} from "./entry.server";
export { connectToRoom, exchangeWithRoom } from "./room.server";
export * from "./saved-circles.server";
