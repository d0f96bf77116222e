import { phrases } from "../phrase-group";

/** May be meant about one's own death; the classifier decides. */
export const suicideHint = phrases(
  "suicide",
  "hint",
  "concern",
  "likely",
  "may be meant about one's own death; the classifier decides",
  `
  i/me ~~ die/dead/death/gone/disappear/vanish
  not ~~ here/around/alive/exist/anymore
  want ~~ it/everything ~ stop/end/over
  it/everything ~ stop ~ forever
  done ~ with ~ life/everything/it/trying
  no/not ~ tomorrow/future/hope/point/way/reason
  goodbye/bye/farewell
  last/final ~ day/night/time/song/message/letter
  NOBODY ~~ care/cares/miss/notice
  kill me
  i/me ~ burden/useless/worthless/mistake/waste/empty/numb
  pills/rope/bridge/tracks/roof/gun/overdose/funeral/heaven/grave/coffin
  GAVE ~~ away
  sleep ~~ forever/never
  when/after/if/once i ~ gone/leave/die
  tired ~ everything/trying/pretending/fighting
  vida/vivir/muerte/morir/muerto/matar/pastillas/cielo
  PEER ~~ sorry/goodbye/bye/plan/scared/promise
  `,
);
