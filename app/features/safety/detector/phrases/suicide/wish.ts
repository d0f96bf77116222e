import { phrases } from "../phrase-group";

/** Wishes to be dead, or not to wake, live or exist. */
export const wishToBeDead = phrases(
  "suicide",
  "wish-to-be-dead",
  "high",
  "sure",
  "says that they, or somebody, want to be dead",
  `
  WANT ~ DEAD ! cross respawn game level minecraft fortnite roblox character villain movie song laugh* play stage embarrass* vergu* pena crush
  i/he/she/they/PEER going ~ take HIS own? life
  end/ends/ending/ended/take/taking/took HIS own? life/lives
  kill/kills/killing/killed/hang/hanging/hanged/hung/shoot/shooting/drown/drowning/off/offing/offed/delete/deleting/neck/yeet/yeeting/end/ending/erase/poison/choke SELF ! character game minecraft level
  TOWARD ~ kill/hang/drown/overdose/suicide/unalive SELF ! game minecraft level boss song dragon zombie* boss bugs spider* plants mosquito* enemy mobs
  TOWARD ~~ suicide/suicidal ! prevention squad drills sprints run practice
  TOWARD ~ dying ! space weirded leaves cat dog grandma grandmother plant phone game poem
  think/thinking/thoughts/thought ~ ending/jumping/dying/death/overdosing/hanging ! grandmother grandfather dog cat uncle he she his her song rope swing movie
  dead/die ~ on purpose
  try/trying/tried/attempt/attempted ~ die/overdose ! game level goggles
  i ~ suicidal
  TOWARD ~ not/stop/stopping ~ exist/existing/alive/live/living/breathing/LIVE
  WANT/hope/pray ~ never/not ~ wake/woke/woken ! early school alarm nap doctor patient
  not WANT ~ LIVE ! there here in with house city
  not WANT ~ wake ~ up? ! early school alarm morning practice
  not WANT ~ here/around anymore/more ! school class camp store practice
  not/never/longer ~ WANT/plan/planning/going/want ~ alive/exist/live/existing/turn/see/make/birthday ~~ ! school house city mexico with
  WANT ~ not/never ~ born/existed/exist
  WANT ~ i not exist/alive/here/born
  WANT ~~ had never/not ~ me/born
  rather ~ dead/die/not/buried/LIVE ! than eat do go listen worms homework math broccoli
  better ~ dead/off dead
  i/he/she should ~ dead/die/gone/disappear ! movie character
  let/make/help me die ! respawn so i can
  make me dead
  not/never ~ wake ~ up? ~ again/ever/tomorrow/anymore ! alarm school late
  sleep/asleep ~~ never/not/without ~ wake/waking/woke ! baby dog cat brother practice
  sleep ~ forever/always ! saturday weekend finals practice exams vacation cat dog could
  go sleep ~~ not ~ wake/come/tomorrow
  hope/wish/pray/wanted/want i ~ die/wake/dont/gone/dead/get hit/cancer ! game
  hope/wish/want/pray ~~ car/truck/bus/train/plane/lightning/bullet ~~ hits/hit/crash*/kills/takes me ! ball
  wish ~~ car/truck/bus ~ hit me
  wish/hope ~~ i/me ~ terminal/cancer/coma
  ask/asking/pray/praying/wish/want god ~~ take/takes/taking me
  take me ~ away? god/heaven/angels
  god/jesus/dios ~~ take/takes me
  hate/hates/tired/sick/done/exhausted/over/bored ~ living/alive/existing/life/being/breathing ! with my his her in without city science hacks show lol
  tired ~ being ~ person/human/here/me ! everyone everybody telling told
  life ~ not ~ worth
  not worth ~ living/it anymore/live
  living/existing/existence/life ~ hurts/exhausting/pointless/meaningless/painful/unbearable ! game
  can/do not ~~ LIVE ~ like this/anymore/life ! game level
  can not ~ do this life
  can not ~ do life anymore
  not want ~ do life
  not ~ reason/point/purpose/will/strength/energy ~ live/living/alive/go/stay/keep/exist/life/breathing ! homework school class game
  reason/point/purpose/worth ~ LIVE ! biology mars plants game class
  why ~ i/me ~ alive/here/exist/born/living ! late school class early
  why ~ keep/go/bother ~ living/alive/breathing/existing/on
  nothing/no one/nobody ~ live for
  nothing left ~ me/life/live/lose ! eat fridge store
  no future ~~ ! tense
  not ~ see/have/want/picture ~ future ! job car college tense class
  want/wanna ~ out ~ life/world/this/existence ! house here school class
  only ~ way/escape ~ out
  out ~ this world/life
  leave/leaving/left/exit/escape/quit ~ this? world/earth/life/planet ! strange warcraft game mars save class
  not belong ~ world/earth/life/alive/here anymore
  WANT/INTEND ~ be/go/see/join/meet ~~ heaven/angels/maker/sky/dead ! kite plane movie game hat
  heaven ~~ i ~ ready/going/want/soon
  with ~ angels/heaven ~~ tonight/soon/me/want ! song
  in heaven ~~ want/going ~ with/see/there
  how ~ i ~ get ~ heaven
  star ~ in sky
  WANT/INTEND ~ vanish/disappear/gone ~ forever/earth/world/life/existence/good ! book dad phone
  disappear/vanish ~ forever/good/earth/world/completely
  log/logging/sign/signing/check/checking/clock/clocking off/out ~~ forever/good/tonight/permanently/life ! homework
  checking out ~~ tonight
  6/six feet under
  meet/see ~ maker
  push* daisies
  kick bucket
  i ~ mistake ~~ erased/born/exist
  not ~ make/last/survive/live ~ through/past/until/til/till/to ~ tonight/night/morning/weekend/week/graduation/birthday/summer/christmas/13/14/15/16/17/18/20/21/grade ! game level movie finals
  not ~ see/turn/be ~ 13/14/15/16/17/18/19/20/21/adult/next birthday ! movie driving
  not plan* ~~ alive/17/18/21/16
  i ~ will/would/might not ~ alive
  making it/self ~~ 8th/9th/10th/18/graduation ~ ok
  not ~ see SELF ~ making/living/alive/future
  i ~ dead ~ inside already/already/anyway
  dead already ~~ i/me ! phone battery
  already dead inside
  WANT/INTEND ~ sleep ~~ not ~ tomorrow
  wish i ~ trade/switch places ~~ died/dead
  trade ~ my? life
  not ~ want/wanna ~ wake
  peaceful/better/happier/free/calm/quiet/easier ~ dead/gone ! phone party chat
  WANT/mind/INTEND ~ DEAD ~~ summer/tonight/WHEN
  made my mind ~~ DEAD
  not ~ exhausted/tired ~~ pretending ~~ here
  pretending ~~ want ~ here/alive/live
  only ~ alive/here/living ~~ because/for ~~ ! class band school camp pizza food
  only ~~ keep/keeps/keeping/stopping ~ me ~ here/alive/going/from ! practice school
  if ~ not ~ for ~~ would/wouldve ~ done it/gone/dead/already
  would/wouldve ~ done it already
  i ~ pray/hope/wish ~~ die/DEAD ~ in/sleep
  sleep ~~ for always/ever/forever ! baby dog cat weekend
  make/made/making it happen ~~ die/died/DEAD
  die/died ~~ made/make it happen
  hit/press delete ~ on myself/me/life
  i/he/she/they ~ should/might/will/gonna ~ end it ~ ! game level call relationship track song there
  dad/mom/PEER/HESHE ~~ says/saying/said ~~ should/going/wants/would ~ end it/dead/die/kill
  not turning/see/reach/make/be ~ 13/14/15/16/17/18/19/20/21/30/adult
  no light ~ end
  world ~~ not ~ be ~ on/in it/here
  not ~ be on it
  thoughts ~~ back/louder/worse/again ~~ ! song
  close ~~ jumping/doing it/ending
  if i got/had ~~ cancer/sick/hit ~~ relieved/glad/happy/fine
  funny ~ how close
  friend/grandma/dad/mom/brother/HESHE ~~ in/up ~ sky/heaven ~~ waiting/see/join/going/soon
  you/they/family/mom ~~ smile/happier/better ~~ not born
  can/could ~ kid/someone/person/you ~ die ~~ want/wish/sad/cry*/broken ! sleep bored hunger
  want ~ commit ! game crime team college band
  going ~~ disappear ~~ nobody/no find
  nobody/no ~~ find ~ me ~ breathing/alive
  end ~ my ~ lyfe/lif/live
  wish/want ~ doctors/they/nobody/ambulance ~~ not/never ~ save/saved/found/find/came/come ~ me?
  not want ~ saved ! seat file game
  woke up ~~ mad/disappointed/sad/er/unfortunately ! late dog brother early
  mad/disappointed/sad/hate/angry ~~ woke/wake/waking/open ~~ up/eyes ! early alarm late school
  tired waking up ! early 6 alarm 5 school
  waking up ~~ worst/still here
  not ~ lucky ~ alive
  this is my ~ exit/way out/escape ! row door
  found my exit
  way out ~~ tonight
  forever/eternal/big/long ~ nap/sleep
  lights ~ go out for good
  turn/switch/shut ~ myself/me off
  off switch ~~ me
  uninstall* ~ life/myself/me
  life ~~ uninstall/delete/quit button
  quit life ! strange
  game over ~~ real life/me ! lost boss
  real life ~~ done/game over/gg/hp/respawn
  counting down ~~ gone/die/leave/not
  more sleeps ~~ no more
  closer ~ not being here/dying/dead
  one less ~ kid/son/daughter/person
  in ground ~~ me/im/when ! volleyball plant seed
  put me ~ in ground
  buried/cremate* ~ me/with/next ! blankets homework snow sand pillows chores laundry
  cremate me
  replace me ~~ after ! team position
  i ~ cost ~ too much
  if ~ not have me ~~ better/afford/happy
  afford ~~ not have me
  i was ~ accident/mistake ~~ fix/born/erase/should
  god ~ made ~ error/mistake ~ ~ me
  better ~ as ~ memory
  rather ~ be ~ ghost ! casper halloween costume
  WANT be nothing/dust/ashes ! home
  WANT stop existing
  not want ~~ more days/birthdays/mornings/years !
  another day ~ being me/alive/living
  not picture/see me ~ next year
  no me ~ in future
  not plan* ~ growing/grow up
  not need ~ college fund/future/birthday
  no point ~~ birthday/christmas/college/present/studying
  no more birthdays
  good age ~ stop/die
  lived enough
  enough ~ living
  death/dying ~ sounds/feels/seems/is ~ cozy/nice/peaceful/good/easy/comfort*/beautiful/only
  death ~ comfort
  comforting ~~ leave whenever
  hope/wish/prayed/pray/want ~~ someone/covid/cancer/tumor/heart/car/dog/monster/plane/truck ~~ shoots/takes/stops/squish*/eat/kills/crash*/stop ~ me?
  prayed ~ for ~ tumor/cancer
  hope ~ my heart ~ stops
  stopped/quit/skip*/stopping taking ~ my? heart/insulin/medicine/meds ~~ happen/die/let/go
  letting myself ~ sicker/die/starve
  let it happen
  not look ~~ cross* ~~
  not ~ care if i ~ live/die/hit/survive
  drive too fast ~~ hoping
  still breathing/alive ~~ unfortunately/ugh/wish
  unfortunately ~~ woke/alive/breathing
  never asked ~ to be born
  refund/return ~~ born/sender me
  i ~ should not have ~ made/born
  let/drift/slip ~ go ~ railing/ledge/rope
  me da igual ~~ muero/vivir/muera
  `,
);
