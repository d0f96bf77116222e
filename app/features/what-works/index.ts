export { ReliefCard } from "./relief-card";
export { forgetDoor, noteDoor } from "./relief-note";
export { ReliefQuestion } from "./relief-question";
export { isRememberedSkill, skillName } from "./skills";
export { textLength } from "./text-length";
export { WhatWorksCard } from "./what-works";
export { WorksPage } from "./works-page";
