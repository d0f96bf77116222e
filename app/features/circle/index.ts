export { type CircleSeatView, CircleSection } from "./circle-section";
export { CircleStage } from "./circle-stage";
export { JoinClassForm } from "./join-class-form";
export { StageView } from "./stage/stage-view";
