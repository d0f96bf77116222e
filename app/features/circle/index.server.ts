export {
  endCircle,
  findRoomIdentity,
  forgetInCircles,
  isStillAllowed,
  leaveAllCircles,
  leaveCircle,
  nameInRoom,
} from "./entry.server";
export { recordCirclePlayed } from "./played.server";
export { connectToRoom, exchangeWithRoom } from "./room.server";
export * from "./saved-circles.server";
export { loadStage } from "./stage/stage.server";
