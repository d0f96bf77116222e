export { recordCirclePlayed } from "./played.server";
export * from "./saved-circles.server";
export { loadStage } from "./stage/stage.server";
