import { CheckInCard } from "~/features/check-in";
import type { User } from "~/features/identity/index.server";
import { ReliefCard, WhatWorksCard } from "~/features/what-works";
import { Doors } from "./doors";
import { FirstSteps } from "./first-steps";
import { Greeting } from "./greeting";
import { NextThing } from "./next-thing";
import type { StudentHomeData } from "./student-home.server";
import { ToolCards } from "./tool-cards";

/** The dashboard: the check-in first, what follows from it, and one next thing. */
export function Today({ user, data, isOpen }: { user: User; data: StudentHomeData; isOpen: boolean }) {
  const { entries, today, isOn, hasTeacher } = data.checkIn;
  return (
    <>
      <Greeting user={user} isFirstVisit={data.isFirstVisit} />
      {data.isFirstVisit && <FirstSteps asksFeeling={isOn} hasCheckedIn={today.answer !== "none"} />}
      {isOn && <ReliefCard isOpen={isOpen} />}
      <CheckInCard entries={entries} today={today} isOn={isOn} hasTeacher={hasTeacher} grade={user.grade} />
      {isOn && today.emotion && <Doors emotion={today.emotion} />}
      {data.next && <NextThing lesson={data.next} />}
      <WhatWorksCard list={data.whatWorks} />
      <ToolCards />
    </>
  );
}
