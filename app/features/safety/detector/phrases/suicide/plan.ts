import { phrases } from "../phrase-group";

/** Has a plan, a day or a means, or asks about them. */
export const planAndMeans = phrases(
  "suicide",
  "plan-and-means",
  "imminent",
  "sure",
  "has a plan, a day, means, or asks about them",
  `
  picked/chose/chosen/set/decided/have/know/planned/planning ~~ day/date/time/night/how/way/method/plan ~~ die/kill/end/go/gone/do/last/suicide/death/leave ! trip vacation party project concert sale camp science fair
  plan/planned/planning/planning ~ kill/suicide/die/death/end/unalive/own ! boss dragon game
  my plan ~~ die/end/death/suicide/gone
  already ~ picked/chose/decided ~ day/date/when
  picked ~ date/day ~~ told/nobody/no
  have/got/found/bought/tied/hid/stole/took/made/know/keep ~~ rope/noose/soga
  tie/tied ~ noose/rope/sheet/belt ~~
  belt/rope/scarf/cord/sheet/noose ~~ neck/closet/rod/ceiling/fan/hold ! jump dog halloween costume pulley swing science climbing
  sav*/stash*/collect*/hoard*/hid/hiding/keeping/keep/kept/hide/guard*/junt* ~~ PILLS ! reminder lunch nurse vitamin
  have/know/got ~~ PILLS ~~ ready/enough/tonight/die/how
  PILLS ~~ sock/tin/drawer/box ~~ when/ready/enough/case ! sick
  how many/much/cuantas/cuantos ~~ PILLS/acetaminophen ~~ die/kill/kills/not/too/take/need/overdose/stop/fatal/dangerous/wake/despertar/morir/dormir/matar ! headache doctor cold day cough
  cuantas pastillas ~~
  what ~ dose/amount/height/dosage
  dose/amount ~~ kill/stop/die/lethal/fatal/overdose
  which/what ~ pills/PILLS ~~ how many
  how high/tall/far ~~ fall/jump/die/roof/fatal/building ! cat mario basketball frog
  how long/fast/quick ~~ die/drown/bleed/suffocate/death/kill ! cat dog goldfish flower king game romeo character dinosaur* leaf boss
  easiest/quickest/fastest/painless/best/least/peaceful/quick/good/easy/some ~ painful? way/ways/method ~~ die/go/out/dead/kill/end/gone/suicide ! movie
  ways/way/how ~ die ~~ ! movie cells plants stars leaves dinosaurs game level smoking war titanic history many
  ways/way/how ~ kill/end/hang/drown ~ self/SELF/yourself/life
  way ~ go/die/dying ~~ not ~ hurt
  without/no/sin pain/painful/dolor ~~ die/dying/death/go/morir
  does/do/is ~ hurt/painful/hurts/quick/fast/duele ~~ die/dying/drown/hang/overdose/DEAD ! hair tattoo dye phone
  DEAD/drowning/hanging ~ hurt/hurts/painful
  die ~ holding/hold ~ breath ! game
  which ~ faster ~~ train/bridge/pills/rope
  hell/sin/heaven ~~ kill*/suicide/ending/take/end ~ SELF/life/own/myself ! game
  sin/hell ~~ want/take/die ~~ early/god/purpose ! 
  god ~ mad/angry/forgive ~~ die/died/kill/end/suicide
  would ~~ sad/cry/miss ~~ if i ~ died/die/kill
  jump/jumping/jumped/fall/step/walk/walking/roll/throw/thrown/throwing/yeet/yeeting/run ~~ off/from/front/into/out/in/on ~~ bridge/roof/building/balcony/cliff/train/traffic/tracks/overpass/garage/highway/road/lake/river/ocean/subway/metro/truck/bus/cars ! game mario trampoline pool movie catch zip bungee character minecraft zelda wild parkour fortnite swim swimming boat divergent cat dog ball catch phone book film roblox respawn*
  on ~ bridge/roof/ledge ~~ jump/now/done/looking/goodbye/down ! song guitar
  looking down ~~ ledge/garage/roof/bridge
  garage/roof/bridge/balcony/ledge ~~ looking/look down
  bridge/train/tracks/roof/cliff/balcony/building/river/overpass ~~ calling/calls/think/thinking/thinks/keep/one step ! game
  think/thinking/thoughts/thought/look*/imagin* ~~ bridge/tracks/roof/cliff/overpass/ledge/traffic ! song guitar game verse chorus train set lego verse second
  i ~ stand/stood/walk/sit ~~ balcony/ledge/bridge/tracks/roof ~~
  train/bus ~ schedule/times ~~ not
  cross ~ street ~~ not look/without
  not ~ look ~~ cross ~ street
  not wear* ~ seatbelt
  not ~ care if ~ hit/die/dead ! ball
  deepest ~~ lake/river ~~ not
  not ~ come/coming up
  not coming out ~~ bath/tub/water/lake/river
  bathtub/bath ~~ razor/blade/toaster/hairdryer
  toaster ~~ bath
  GUN ~~ to/against HIS? head/mouth/temple
  dad/mom/grandfather/uncle/parents ~~ gun/pistol/rifle ~~ think*/SELF/myself/tempted
  gun ~~ use on SELF/myself
  took/swallowed/take/taking/swallow/downed/ate/overdosed ~~ whole/entire/all/full/too ~~ bottle/pills/PILLS ! lunch doctor vitamins headache
  whole bottle/frasco ! water soda juice ketchup milk sprite gatorade
  overdosed/overdose ! class project report song worksheet definition movie character noun word spell
  mix/mixes/mixing/mixed ~~ nyquil/xanax/alcohol/pills/PILLS/bleach
  took/swallowed/take PILLS ~~ hoping/so/wanting/not ~ die/wake/up ! headache allergy
  extra/more PILLS ~~ wake/hoping/die
  plastic? bag ~~ on/over ~ my? head
  pillow ~~ on/over ~ my? face/head ! sister brother baby fight
  tried/attempted/almost ~ hang/kill/overdose/drown/jump/suicide/end/it ~ SELF/it/last/myself/life/night ! game level dragon boss
  almost did it ~~ last/but/night
  i ~ in hospital ~~ trying/tried/attempt* ~ die/suicide/kill
  doing it ~~ tonight/sunday/monday/friday/asleep/tomorrow ! homework project
  tonight/tomorrow ~~ i ~ doing/going/gonna ~ do it ! perform play concert game test
  when ~ they/everyone/parents ~ asleep/sleep/sleeping ~~ do/doing ~ it
  voice/voices ~~ tell/tells/telling/says/dicen/dice ~ me/i/us? ~~ jump/die/kill/end/do/hurt/matarme/mate
  not ~ safe ~ with/by/around SELF/myself
  scared ~~ i ~ hurt/do/kill ~ SELF/something/myself
  ctb
  gun/pistol/rifle ~~ not locked/unlocked/loaded ~~ ! nerf water game
  what/where ~ happens/go ~~ when/after ~ die ~~ find/soon/want/going
  have plan ~~ nobody/no/never ~~ stop ~ me/it
  plan ~~ nobody/no one ~ stop
  know how/where/when ~ i ~ do it/die/go
  everything i need ~~ courage/note/nerve
  need ~ courage ~~ do it ! stage sing perform talk solo
  already ~ took/swallowed/taken/did ~ them/it/all ~~ not/call/dont/too late
  wrote/write ~ note ~~ ripped/tore/threw/hid/burned ! teacher class
  i ~ on ~ bridge ! song guitar verse chorus practicing
  tall building/bridge/roof/cliff/tracks ~~ think/jump/thoughts
  tracks/river/bridge/lake/woods ~~ calling/call me
  walk/walked/stand/sit/sat ~~ river/tracks/bridge/lake/edge ~~ think*/going/night/in
  thought/think/thinking ~~ going in/under/not come/coming
  how/would ~~ end it ~~ anyone/noticing/pain/quick/without
  jump/jumping ~~ be/fast/hurt/quick ! rope trampoline
  garage/building/roof/bridge ~~ fast/quick/hurt/high enough
  googled/searched/searching/looked/looking/search/googling/researched/google ~~ how/ways/methods/painless/die/least ~~ die/painful/painless/hang/methods/kill*/results/number/3am/history ! game level boss dinosaur
  searching ~ for methods
  googled painless
  search history ~~ die/ways/locked/pills
  measured ~ rope
  beam/tree/branch/hook/fan/rod ~~ hold me/hold/weight/picked ! swing christmas hammock
  know ~~ which/what bridge/tree/building/roof
  let go ~ railing/ledge
  over ~ edge/railing ~~ look/bridge/overpass/jump ! pool song
  stepped/step ~~ street/platform/traffic/ledge/edge/tracks ~~ almost/front/away/bus/train/yelled
  almost ~ stepped/jumped/let go ~~
  foot on ~ ledge
  platform ~~ almost/step*/edge/train ! game mario
  one/keep/kept/my bullet ~~ drawer/me/head ! journal train points
  gun cabinet/safe ~~ alone/crying/code/me/tempt*
  revolver/pistol/handgun ~~ garage/drawer/home/till/closet ! history movie
  pills ~~ lined up/counted/desk/hand/ready
  bottle ~~ in my hand ! water soda
  counted ~ them ~~ enough
  how many ~~ little/white/these ~~ not ~ wake/die
  took/swallowed ~ half/them/all ~~ finish/already/ago/min
  did something ~~ not undo/take back
  i did it ~~ bye/sleepy/goodbye/sorry ! homework project goal test
  holding ~ cord/rope/razor/gun/pills ! microphone jump
  garage ~~ car running/on/door closed
  car ~ is? ~ on/running ~~ door/garage closed
  at ~ tracks/bridge/ledge/cliff/rooftop
  top of ~~ parking/roof/building/bridge/deck ~~ bye/wind/jump/looking/cold ! view song
  by ~ water ~~ cold ~ care/idc/goodbye
  window opens ~~ way
  opened ~~ window to jump
  what floor ~~ need/high/die
  how long ~~ hold ~ belt/breath/rope ~
  can you die from ~~ syrup/pills/PILLS/bleach/soap/holding/cutting/not
  what ~ stronger ~~ medicine/pills
  let you in ~~ if ~ end/kill
  heaven ~~ kids/people who ~ quit/kill/suicide/end
  told god/grandma/grandmother/nana/dad ~~ coming ~ early/see/soon/to ! visit house dinner
  coming ~ to see ~~ heaven/been in heaven
  fly ~ to heaven
  bottom of ~ pool ~~ on purpose/come/stay
  not ~ want/wanted ~ come up !
  in case plan ~~
  plan ~ for ending
  medicine cabinet ~~ looking/thinking/brain/do it
  do it do it
  easier to plan
  knots ~~ tie/googling/google ! shoes scouts sailing camp shoelace
  `,
);
