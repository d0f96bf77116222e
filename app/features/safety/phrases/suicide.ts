import { phrases } from "./phrase";

/** Suicide: wish, plan, means, farewell, burden, worry about somebody else. */
export const suicidePhrases = [
  phrases(
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
  ),
  phrases(
    "suicide",
    "burden",
    "high",
    "sure",
    "thinks that others are better off, or nobody would care",
    `
    better/happier/easier/free/freer/relieved/nicer/richer/smile ~~ without me/i/him/her ! team band game
    NOBODY ~ would/will/wants/not ~ miss/notice/care/cry/sad/look/remember/mind ~~ i/me ~ died/dead/gone/vanish*/disappear*/death/not ! school test game late absent
    if/when/once i ~ died/die/dead/gone/vanish*/disappear*/kill*/unalived ~~ care/notice/miss/cry/happier/better/sad/sorry/mad/funeral/know ! vacation game level trip camp
    if i ~ not ~ here/around/exist/alive/born/thing/existed ~~ better/happier/easier/notice/care/cry/free/sad ! school practice game
    better/happier/easier/best/relieved/notice/care/cry/sad ~~ if i ~ not/never/died/gone/dead/disappeared/vanished/was ~~ ! team practice game won made
    i ~ burden
    waste/burden ~ oxygen/space/air/everyone/family
    world/everyone/everybody/family/parents/mom/they/life ~ better/happier ~ off? ~~ without/gone/dead ! phone
    world ~ not need me
    i ~ make ~ everyone/everything/life/lives ~ worse
    get over it/me/my ~~ die/died/gone/week/dead ! 
    over me ~ in week
    miss me when/once i ~ gone/dead
    come/show/cry/at ~ my funeral
    my funeral ! friend cover march
    who ~~ funeral
    NOBODY ~~ save/saved me
    hope ~ they/someone/he/she ~ finds/find me
    find my body
    drink bleach ! lol meme
    told/tell/tells/telling/said/says/wrote/comment* ~~ kill yourself/myself/me ! game
    told/tell/telling/said ~~ i/me ~ should? ~ die/dead ! game
    save/have ~ money/time/room ~~ if i ~ DEAD/gone
    only ~ people/person/one ~~ notice/notic*/care/miss/cry ~~ DEAD/gone/i
    miss me ~~ when/once/after/if ~~ DEAD/gone
    they ~ miss/missing me ~~ DEAD/gone
    people/they/them ~~ said/say/told ~ i should/need ~ die/DEAD
    `,
  ),
  phrases(
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
  ),
  phrases(
    "suicide",
    "farewell",
    "high",
    "sure",
    "says farewell, gives things away, arranges for after",
    `
    WRITE ~~ NOTE ~~ goodbye/suicide/gone/after/when/die/dead/everyone/parents/family/mom/find/older/away/world ! teacher pen santa school grandma thank bus birthday soldier class author mayor
    suicide/goodbye/farewell/death note/letter/letters/notes/video/song/rap/poem/tape/playlist/message ! movie anime light graduation retir* teacher moving bus camp class student scene season grade graders graduat*
    goodbye/farewell/bye forever/world/cruel ! braces summer camp movie vacation homework math diapers
    goodbye/bye ~~ forever/final/last ! braces camp vacation summer homework math school diapers
    say/saying/said/wanted/tell ~ goodbye/bye ~~ last/forever/friends/before/go/good/everyone/family/parents ! camp vacation moving move school graduation concert song trip dog cat retir*
    this is ~ goodbye/last/my/it ~ message/goodbye/words/night/day/goodbye ! season concert song game school camp verse semester class exam test
    last message/words/text/note/post/song/tiktok/poem/night/day ~~ ever/earth/send/tonight/alive/for/them/world/goodbye/mine/life ! school camp vacation season practice concert class test exam grade album setlist tour
    my last ~ day/night/week/poem/song/birthday/christmas/letter ~~ ! school camp vacation season practice concert class test exam grade recital braces
    one/for last time ~~ i ~ go/gone/leave/ready/now
    told/tell/love/hug* ~~ one last time
    WHEN ~ my last ! school class camp vacation test exam concert practice recital season game braces grade show
    after ~ WHEN ~~ not ~ here/alive/problem/worry/matter/need/around/exist/be ! test concert game practice vacation
    not ~~ worry/problem ~~ me/mine/anyone/anyones after/anymore/tonight/soon ! math
    nothing ~~ hurt/matter ~ anymore/after
    not ~ matter ~~ after/soon/tomorrow/thursday/friday/monday ! score grade
    it ~ over/ends/finished/done ~ tonight/soon/hours/tomorrow/for/by/friday/monday ! game show test season movie concert sale school quiz locker
    by time ~~ read/reads/see/hear ~~ over/gone/dead/too/late
    in few hours/days ~~ nothing/over/gone/free/not/hurt ! vacation party game
    countdown ~~ me/left/last ! vacation christmas birthday
    GAVE ~~ away ~~ not/wont/goodbye/gone/remember/anymore/need/christmas/here/friday/because ! old too small outgrew shelter charity drive bake sale books donate*
    GAVE ~~ not ~ NEED/needing/here/around/come/be ! outgrew old small too
    not ~ NEED/needing ~~ where/after/when/anymore/soon ~~ going/gone/friday/tonight/monday/i/die ! jacket coat umbrella crutches braces glasses cast
    where i ~ going ! bus trip
    remember me ~ by/when/forever/after ! password game teacher
    give/gave/have/leave/left/keep/take ~~ my ~~ when/after/once/if i ~ gone/die/dead/leave/not/longer ! vacation trip camp
    take/look care/after ~~ i/me ~ not/gone/coming/die/back ! vacation trip camp school
    who ~ going/will/gonna? ~ feed/take/care/look/walk ~~ when/if/after/once i ~ gone/die/dead/not ! vacation trip camp
    not ~ coming/come back ~ ever/anymore/from/not? ! store phone toy show band
    tell/told/let ~ HIS? ~ mom/dad/sister/brother/parents/family/everyone/mama/papa ~~ not/love/sorry/fault/loved ~~ fault/sorry/love/gone/get/wont/when ! late homework broke vase mess
    not ~ HIS? mom/dad/anyone/her/his fault
    sorry/apolog* ~~ everyone/mom/dad/family/parents ~~ everything/do/stay/this/could/gone/about ! late dishes mess vase homework birthday
    sorry ~ mom/dad ~~ could/not/stay
    NOTE/words ~~ for/to ~ family/parents/mom/dad/brother/sister/everyone/friends/each ~~ gone/open/find/after/older/when/die/around ! birthday thank mother day pen
    CREATE ~~ when/after/once/until/before/night/day ~ i ~ gone/die/dead/leave/pass/not ! vacation trip camp college moving move practice school
    CREATE ~~ i ~ not/never ~ around/here/alive/be/wake/make/see/able ! camp vacation moving trip late class
    CREATE ~~ my/own funeral/grave/burial/memorial/service/goodbye/obituary/death/suicide ! cover dog cat hamster fish grandma grandpa grandmother grandfather uncle
    CREATE ~~ play/played/sing/hear ~~ my/at ~ service/funeral/grave/death
    CREATE ~~ leave behind
    CREATE ~~ DEAD/dead/last/end/jumping/overdos*/wake ~~ me/my/mine/myself ! dog cat grandma grandpa grandmother grandfather uncle fish hamster phone battery friend who
    CREATE ~~ life ~~ ending/leaving/leave/end/goodbye
    CREATE ~~ last/final song/poem/beat/rap/night/day/letter/note/one ! concert show season school camp graduation game grade dance play summer
    last song ~~ leave/service/funeral/play/ever/they/find
    song/poem/lyrics/rap ~~ leave/leaving ~ this? world/behind/earth
    clean* ~ room ~~ who gets
    who gets ~ my/what
    my will ! smith free
    wrote ~ my? will
    paid/set/cleaned/put/got ~~ back/order/up/affairs ~~ leave/peace/gone/deal/parents
    not sign/save/order/buy ~ me ~~ alive/dead/gone/not
    at peace ~~ decided/now/go
    peaceful/calm ~~ decided/tonight/ends ! music breath*
    ends tonight
    i ~ done ~~ everything/world/trying/fighting/me/pretending ~~ goodbye/forever/anymore/here/alive
    PEER/HESHE ~~ goodbye/bye ~~ forever/not/weird/phone/answer*/gone/last ! camp vacation moving move
    PEER/HESHE ~~ not ~ here/alive/around/live ~ next/for/by/anymore/christmas/tomorrow/week ! school class camp moving vacation sick absent trip practice
    PEER/HESHE ~~ going/wants/want/plan/planning/plans/threat*/tried/trying/says/said ~~ kill/hang/end/die/jump/suicide/overdose/unalive ~ SELF/it/life/himself? ! game boss level dragon
    PEER/HESHE ~~ not ~ WANT ~ LIVE
    PEER/HESHE ~~ has plan ~~ kill/die/end
    PEER ~~ on/in ~ roof/bridge/ledge/tracks ~~
    PEER/HESHE ~~ has/have/with/took ~~ pills/gun/rope/razor ~~ bathroom/locked/alone/himself/herself/says/leave ! headache sick
    found/saw/read ~~ note/letter/search/history/diary/journal ~~ die/kill/goodbye/suicide/death/end/gone
    posted/post/posts/texted/sent/wrote/says/said/story ~~ sorry/goodbye/last/bye/sorry ~~ everyone/everything/forever/day/night/world ! late camp game concert school
    stop/help ~ friend/PEER ~~ killing/dying/suicide/dead/kill
    not ~ see me ~ again/anymore/after
    never ~ see/seeing me ~ again
    hugged/hug/kissed ~~ everyone/extra/mom/tight ~~ not/last/again/goodbye
    deleted/deleting/closed ~~ accounts/photos/everything/profile ~~ time/ready/goodbye/leave/gone/gave
    paid ~~ owe*/back ~~ leave/peace/go/die
    told/tell/asked/ask ~ her/him/them/you ~ remember me
    gave ~~ told ~~ remember
    have/take my seat/spot/place ~~ permanently/forever/after
    goodbye ~ thanks/thank ~~ being/for/nice/everything
    this is goodbye
    world/everything/everyone/life/me ~~ goodbye/bye ! braces camp summer concert
    hope/wish/want ~ HIS?/my? ~ brother/sister/mom/dad/they/someone/nobody ~~ not? ~ finds/find/one who/found ~ me
    not ~ let/want ~~ open my door/find me/see me like
    not save/hold ~ me ~ spot/seat/place ~~ DEAD/year/gone
    ill/will ~ DEAD ~ by/before/then
    wait*/waiting ~ for me ~~ sky/heaven/side
    when/by time ~ you/they ~ read/find/see this ~~ cold/gone/dead/not/over
    find ~ empty bed
    my chair/seat/desk/bed/locker ~~ empty/gone/forever/someone else ! late
    who would cry ~~
    pretend ~~ friend/friends/care/like ~~ after ~ die/gone/dead
    obituaries/obituary/eulogy ~~ me/my/check/write/funny/reading
    reading about me
    last post/chat/homework/sunset/sunrise/season/meal/shower/walk/goodbye ~~ ! school year soccer finale summer
    post/posts/email/text/video/message ~~ scheduled/after/sunday/gone ~~ gone/after/by then ! school club
    scheduled ~~ post/email/message ~~ after/gone/by
    passwords/password ~~ bestie/friend/after/gone ~~ after/close/gone/accounts
    wiped/cleaned/cleaning/deleted ~ my phone/room/locker/accounts ~~ so/gone/sees/mom
    loose ends
    made/make peace ~~ everyone/go/god ~~ now/good/go
    forgave/forgive ~~ go/leave/rest now
    goodnight/bye/goodbye forever ! braces homework math camp diapers summer
    sleep well ~~ i will too
    not wait ~ up ~ for me ~~ ever
    not message/text/call ~~ tomorrow ~~ not ~ here/see
    not ~ deal with me/my
    you were ~ good ~~ goodbye
    remember me ~ when/after ~ die/gone/dead
    location ~~ bridge/roof/tracks
    past tense
    keep it ~~ for always/forever ~~
    better this way ~~
    saved up ~~ pills
    ropes/rope ~~ sold/buy/store/minors ! jump climbing cow
    finding her/him/me ~~ mom/worse
    giving ~ his/her/their tools/clothes/things/stuff away ~~
    be free ~~ none/never/see/again/goodbye
    coffin ~~ wish*/she/he/want/wear/me ! vampire dracula halloween
    letter ~~ counter/pillow/car/gone ~~ mom/dad/her/his car/gone
    goodbye text/message/letter/note/post
    said goodbye ~~ friend/brother/dog
    bye to my ~ dog/cat/room/bed ~~
    rehearsing ~~ bye/goodbye
    for after ! school party practice dinner game
    slideshow ~~ when/me/gone/play ! graduation grandparent* anniversary wedding
    casket ~~ blue/my/rap/wear
    memorial ~~ my/friends/read ! grandpa grandma grandfather grandmother lincoln trip washington
    name for my last/final
    no tomorrow ~~ plan/me/beat
    goodbye ~~ sound ~ less sad
    nobody/no blame* themselves/himself
    what ~ to? say in note
    how ~ start ~~ suicide/goodbye note
    song/ballad/rap/poem ~~ night ~ i ~ finally ~~ let/go/jump/die
    tonight ~~ watch me fall
    this world ~~ not/isnt for me
    mom/mama/dad/everyone i love you ~~ but/world/goodbye/sorry/not
    `,
  ),
  phrases(
    "suicide",
    "es",
    "high",
    "sure",
    "lo mismo en español",
    `
    TOWARD ~ morir/morirme/matarme/suicidarme/muerto/muerta/muerte/matar ! risa hambre suenio sueno calor frio vergu* jefe nivel dragon juego minecraft examen boss crush pena jaja todos lo la los maestra hermano alguien papa mama nino
    me WANT/voy/va/quiero/quisiera ~ matar/morir/suicidar/ahorcar/colgar/aventar/tirar/quitar ! risa hambre sueno calor vergu* juego nivel
    mejor/si/hoy/noche ~ me mato ~ ! juego mama papa maestra nivel risa
    me ~ suicido
    matar/mata/mate/suicida/suicidar/suicidarse ~ si/hoy/manana/noche ! juego mama papa jefe
    se ~ va/quiere/queria/iba/podria ~ matar/suicidar/morir/aventar/quitar/colgar ! risa juego
    quitar*/quito/acabar/terminar ~~ vida ! juego vidas
    no/ya/sin/NOT ~~ WANT/puedo/aguanto/sentido/soporto/ganas/encuentro/vale ~~ vivir/viviendo/vida/viva/vivo/existir/despertar/seguir ~ ! juego casa ciudad
    no ~ quiero/quisiera/queria ~ despertar* ! temprano escuela
    WANT ~ no ~ existir/existiera/despertar/estar/nacido/existiese ! escuela clase
    ojala ~~ muera/muriera/nacido/despierte/despertara/atropell*/existiera
    nunca/no ~ hubiera/haber nacido
    atropelle/atropellara ~~ carro/camion/coche/me
    dejar ~ existir/vivir
    dormir*/durmiera ~~ no/nunca ~ despertar/despertarme
    WANT ~ desaparecer ~~ mundo/siempre/todo ! 
    quiero desaparecer
    irme ~~ mundo/cielo/siempre/todo ! vacaciones ciudad
    cielo ~~ con/irme/ver ! azul cancion
    cansado/cansada/canse/harto/harta/cansa ~ vivir/vida/existir/estar ~ vivo/viva? ! tarea
    estar vivo/viva ~~ nadie/no/ya
    mejor/tranquilos/felices ~~ sin mi
    mejor ~~ si ~ yo? ~ no ~ existiera/estuviera/viviera
    carga/estorbo ~~ familia/todos/papas/mama
    nadie ~~ extranar/extrana/llorar/importar/cuenta/importo/notar/funeral ~~ muero/muera/muerta/muerto/mi/funeral/vivo/si ! escuela
    si ~ me muero ~~ nadie/quien/llora*/extran*
    cuando ~ me muera
    cuando/despues/para ~~ ya no ~ este/esté ~~ ! vacaciones
    cuando ya no este
    mi/para/mio ~ funeral/entierro/velorio ! abuelo abuela perro tio tia gato
    carta/nota/video/cancion/poema/mensaje ~~ despedida/despedirme/suicidio/morir*/muera/siempre ! maestra graduacion escuela
    despedirme/despide/despedida ~~ todos/vida/mundo/siempre/amigos ! escuela maestra viaje
    diganle/dile/digan ~~ quiero/perdon/volver/amo/culpa
    hoy/manana/noche/viernes/domingo/lunes/sabado ~ ultima/ultimo/acaba/acabo/termina ~~ noche/dia/todo/vida ! clases escuela examen partido
    es ~ mi ultima/ultimo noche/dia ! clases escuela
    tirarme/aventarme/lanzarme/tiro/aviento/tirar/aventar/saltar/brincar ~~ techo/puente/ventana/metro/tren/balcon/azotea/edificio/vias/carro/camion ! juego alberca pelota
    cruzar ~ calle ~ sin
    duele ~ morir*
    como ~ muere/morir/matarme/suicidarme ~~ dolor/uno/sin/facil
    infierno ~~ mato/suicid*/matar
    ahorcar*/colgarme/soga/cuerda ~~ ayer/pude/escondida/cuello/tengo/intente ! saltar brincar
    intente ~ ahorcarme/matarme/suicidarme
    me tome/tomarme/tragarme ~~ pastillas ~~ morir*/despertar/todas/frasco/dormir
    todo ~ frasco
    le regale/deje ~~ ya no ~~ usar/necesitar/volver
    ya no ~ voy ~~ volver/necesitar/estar/usar/existir ~ ! escuela vacaciones club
    despues ~ hoy ~~ ya no
    preocupar* por mi
    me dijeron/dicen ~ mate/matara/muera/matarme/muriera
    para que ~ sigo/seguir ~ viva/vivo/viviendo/aqui
    unica ~ salida ~ morir*
    solo ~ por/ ~ mantiene ~ viv*
    mantiene viv*
    tengo ~ plan/todo ~ listo ~~ morir*/irme/mundo/evitar/adios
    ya decidi/escogi ~~ cuando/dia/fecha/acaba/viernes/forma
    tirarse/aventarse/matarse/suicidarse/ahorcarse/cortarse ~~ ! juego
    ya no quiere ~ vivir/estar
    me voy ~ para? siempre
    voy ~ para siempre
    si ~ lo/la/me dejo/deja/dejas ~ se mata/mato/matar
    se mata ~ si
    juntar/guardar/guarde ~~ pastillas
    silla/cama/lugar ~~ vacia/vacio ~~
    busque/buscar/busco ~~ como morir/matarme/suicid*
    puente/azotea/techo ~~ estoy/decidi/ya/parad*
    pistola/lazo/soga/pastillas/cuchillo ~~ mano/listo/tengo/acabo/cerre
    acabo/acabe ~ tomar ~~ pastillas
    dios ~~ me lleve/despierte/quite
    ojala ~~ camion/carro/cancer/rayo/tren ~~
    enojo/triste/coraje ~~ despertar/seguir ~ viva/vivo/despierto
    para que ~ naci
    no debi ~ nacer/haber
    angelitos/angeles ~~ irme/quiero/con
    no me veo ~ vivo/viva/futuro/ano
    no ~ pienso/creo ~ llegar ~~ quince/cumple*/manana/dieciocho
    error ~~ soy ~~ arregl*
    soy ~ un? error
    van ~ descansar ~~ muera/mi
    llorar ~ por mi
    mundo ~~ sin mi
    sin mi ~~ mejor/felices/tranquil*
    apagarme
    no abrir ~~ ojos
    cuando lean ~ esto
    perdonenme/perdonen ~~ hacer/noche/mi
    se siente ~ morir*
    cuantas/cuantos ~~ se muere/morir*
    audio/mensaje ~~ despid* ~~ contesta
    un dia se va ~ colgar/matar
    guardadas/juntando/guardad* ~~ pastillas
    ultimo/ultima dia/noche/cancion ~~ ! clases escuela vacaciones album examen partido
    adios ~~ manana ~ no/ya estare/este/voy
    no ~ estare ~~ manana/ya ! dentista vacaciones
    `,
  ),
  phrases(
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
  ),
];
