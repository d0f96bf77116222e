import { phrases } from "./phrase-group";

/** Hurting oneself on purpose: doing it, urges, hiding it, slang, worry about somebody else. */
export const selfHarmPhrases = [
  phrases(
    "self_harm",
    "hurting-oneself",
    "high",
    "sure",
    "hurts, or wants to hurt, their own body on purpose",
    `
    CUT/HURT/burning/punching/hitting/biting/slapping/scratching/starve/beating/choking SELF ! accident shaving cooking paper accidentally playing practice basketball soccer oven stove ramen seashell straightener can laugh* falling working
    hurts/cuts/burns/harms/punches/hits/bites/scratches/stabs/slaps/chokes SELF ! accident laughing cat dog playing
    SELF ~ bleed/bruise/hurt/pain/suffer
    make/makes/making/made SELF ~ bleed
    WANT/INTEND/urge ~ hurt/harm/cut/burn/punish SELF
    urge/urges/itch/craving/need ~ cut/hurt/harm/sh/bleed/burn/it ! hair class paper
    i/he/she/they/who/PEER ~ self ~ harm/harms/harmed/harming/injure*
    self harm/injury/harming/harmer ~~ coping/way/i/my/only/scars/again/skill/feel/stop/relapse*/since ! class assembly video poster health unit awareness prevention
    self-harm*/selfharm*
    cutting ! paper class grass hair cake onions vegetables scissors wood line board carrots cardboard fabric vocals audio beat samples mic wifi video felt bread apples room budget
    i ~ cutter ! cookie box paper
    my? cuts ~~ heal/fast/infected/deep/fresh/hide/see/saw/notice/reopen/sleeves ! paper knee music hair cat bike
    started/stop/stopped/stopping/quit/back/without/no/not ~ cutting ! hair class
    clean/sober ~~ cut*/sh/blade/hurt*/days/months/weeks/year ~~ ! room kitchen desk locker teeth bathroom garage dishes
    days/months/weeks/year/while ~ clean ~ 
    relapse/relapsed/relapsing/recai/recaida ! game
    broke ~ streak ~ ~~ cut*/hurt*/blade/not ~ snapchat
    i ~ sh ~ when/again/since/after/every/bc/because/to
    sh ~ again/since/scars/scar/clean/months
    doing/did/started/stop sh
    CUT ~~ MY/HIS ~ LIMB ! shaving accident cat bike tree rusty paper dog fence skates kitchen fell cooking playing rock beach slide door sprinting muscles hug pulled doctor surgery sink fixing cookies eczema oven mosquito
    i ~ cut/carve/carved/scratch/scratched/burn/slice/write/wrote ~~ in/into/on/across ~~ LIMB/wrist/arm ! paper cat dog tree pen henna marker tattoo sharpie
    BLADE ~~ on/to/into/in/over/against/across ~~ MY/HIS/the? LIMB/myself/skin ! henna doctor nurse cat accident cooking sewing guitar lead grade
    LIMB ~~ BLADE ~~ ! accident doctor cooking kitchen
    CUT ~~ with ~ BLADE ! paper cake class vegetables apple bread box cooking onion art cardboard accident food steak tape pumpkins pumpkin
    i ~ carry/keep/hide/hid/have/stole/bought/got/took/using/use/took ~~ SHARP ! shave shaving cooking broken window glasses water milk beard scooter phone juice ice art
    razor/blade/blades/navaja/cuchilla ~~ case/drawer/hidden/hide/friend/shower/again/sharpener/bathroom/pillow/estuche/back ! shave shaving scooter mustache beard dad leg sword minecraft
    secret box ~~ blades/bandaids
    burn/burned/burning/burns/press/hold/held/put ~~ ~~ LIMB/skin/hand ~~ purpose/punish/feel/bad/mad/anxious/fail ! oven
    on purpose ~~ hurt/arm/leg/skin/burn*/bleed/myself ! ball brother sister dog game
    hurt/burn*/cut/hit/scratch/fell/broke/stuck/pinch ~~ on purpose ! brother sister him her me glass vase toy game dog cat he she they
    LIMB/hand/arm/finger/skin ~~ on purpose
    SCAR ~~ LIMB ~~ HIDE ! cat surgery bike
    LIMB ~~ SCAR ~~ HIDE/purpose/ashamed ! cat surgery bike
    HIDE ~~ scar/scars/cuts/lines/marks/cicatrices/cortes ! surgery knee chicken lion acne kitten team
    HIDE ~~ wrist/wrists/arms/thighs ! tan sunburn cold cast tattoo
    scars/cuts/marks/lines ~~ wrist/wrists/arms/arm/thighs/thigh/hips/legs ! cat dog surgery pox knee bike bug bites sharpie tan soccer skates bug mosquito
    wrist/wrists/arms/thighs/thigh/hips ~~ cuts/scars/cut/lines/marks/bad/bleeding/bandages ! cat dog surgery pox practice volleyball drum* sprained guitar paper bike
    excuse/explain/lie/cover/hide ~~ scars/cuts/marks/lines/bandages/burns/bruises ~ ! surgery acne
    long sleeves ~~ know/because/summer/hide/again/june/july/hot/always ! cold snow uniform
    not ~ wear ~ shorts/tank/short/swimsuit/sleeves ~~ marks/scars/cuts/see/lines
    show/see ~~ my arms/legs/thighs ~~ ! muscles tan
    arm/arms/legs/thighs/shoulder/wrist ~~ looks/look/like ~~ barcode/zebra/tally/ladder/scratch* 
    barcode/styro/beans ~ on/thing/arm/last/fresh ! scan product store rice
    hit/cut/reached ~ styro/beans/fat layer
    cat scratches ~ hehe/lol/new/did ! kitten
    how deep ! pool lake ocean hole water end snow
    see ~ white stuff
    need/get ~ stitches ~~ did it myself/self/purpose/mine
    bleed/bleeding/BLOOD ~~ RELIEF ! nose game
    RELIEF ~~ BLOOD/pain/bleed/sting/hurt/cut ! nose medicine tooth massage
    see/seeing/like/need/love/want ~~ SELF? ~ blood/bleed ~ ! type vampire movie game donate draw moon
    feel/feels/felt ~~ better/something/good/real ~~ bleed*/cut*/pain/hurt*/burn* ! massage stretch ice
    pain ~~ only/deserve/need/control/calms/real/helps/feel/outside/inside ! back knee game chronic tooth practice gain stomach
    hurts ~ outside ~~ inside
    deserve ~~ pain/hurt/hit/punish*/suffer/bleed ! candy
    punish* SELF/me/myself ! mom dad teacher parents grounded coach
    i ~ hit/punch/slap/kick/bang/slam/slapped/smash/smack ~ my ~ head/face/legs/leg/thigh/hand/fists/forehead/wall ~~ ! accident fell door cabinet bike skateboard
    bang/slam/hit/smash/punch/punching/banging/hitting ~ MY? head/fist/knuckles/face/wall ~~ until/till/when/wall/against/bad/mad/wrong/because ! ball video bongos game accident low
    punching/punch ~ wall/walls ~~ bleed*/knuckles/works/until
    scratch/pick/dig/bite/rub/scrub/pinch/pull/pluck/peel ~~ MY? ~ skin/arms/arm/nails/hair/lip/scalp/eyelashes/hand/legs/raw/thigh ~~ until/till/til/bleed*/blood/raw/anxious/purpose/so/off/bruis* ! mosquito eczema itchy ivy bug sunburn cat
    skin comes/off/raw ~~ ! sunburn potato snake chicken
    nails ~~ into/in ~ my? ~ palms/arm/arms/skin/hand
    erase*/eraser ~~ skin/arm/hand/burn* ! paper test pencil
    salt ~ ice ~~ ! cream road
    ice ~ salt ~ challenge/again/skin/arm/hand/because
    rubber band/bands ~~ wrist/snap*/skin ! bracelet braid hair loom
    choke/choking/strangle ~ SELF/myself ~ 
    hold/holding ~ my breath ~~ pass/quiet/faint ! pool swim underwater hiccups
    pass out game/challenge
    swallow*/ate ~~ battery/batteries/glass/needle/pins/magnets ~~ ! toddler baby dog
    carv*/scratch*/wrote/cut/write ~~ word/words/name/ugly/fat/stupid/hate/worthless ~~ in/into/on/my ~ LIMB/arm/thigh/skin/stomach ! paper tree desk pencil notebook
    i ~~ made/make/gave/give ~~ cuts/owies/bruises/SELF/scratches/lines ~~ me/purpose/sad/myself/people/arm ! slime cookies costume video
    one line/cut ~~ every/each/per/bad ! rhyme
    reopen ~ my? cuts/wounds/stitches
    bandages/bandaids/gauze ~~ both/wrists/hide/cuts/lie
    not ~~ suicidal ~~ cut/hurt/burn
    my/the/bought ~ new? blades ! skate hockey helicopter grass
    barcode thing
    i ~ used cut/sh/burn
    i ~ cut/cuts/cutting ~~ sleep/calm/relief/when/sad/angry/stressed/bad ~~ ! hair class paper vocals mic team got play
    how ~ hide ~ them/it ~~ 
    sleeve/sleeves/shorts/swimsuit/uniform ~~ hide/them/marks/see/cover
    put ~~ scars ~~ go away/fade/heal ! surgery acne
    fade/heal/remove/hide ~~ scars/cuts
    CUT ~~ LIMB ~~ on purpose/when/because/deserve/bad/mad/so
    i ~ burn/burned/burnt/scald* ~ my? ~ LIMB/wrist ~~ iron/lighter/match/curling/stove/purpose/feel/bad
    i ~ slam/slammed/hit/bang/smash/punch/break/bite/squeeze/dig/jab/stick/stuck/push/press ~ MY/the/own ~~ head/hand/hands/fist/fingers/finger/arm/leg/face/thumb/nails/foot ~~ when/so/because/if/until/purpose/punish/feel/anxious/mad/bad/mess ! ball piano accident drum
    staple/thumbtack/needle/pin/nail/compass ~~ in/into/through ~~ thumb/foot/finger/skin/hand/arm ! accident sewing stepped stitches
    pull* ~~ eyelashes/eyebrows/hair ~~ out/good/scared/anxious/calm/relief ! sister brother game lol
    i ~ need ~ sting/pain/burn/hurt
    urge/urges ~ bad/back/again/so/strong/tonight/today/came ! pee snack eat shop laugh dance
    the urge/urges ! pee snack laugh dance shop
    trying/try ~ hard? ~ not cut/relapse/burn/hurt ! hair class
    broke ~ my? streak ~~ not
    punished/punish ~~ when i ~ bad ~~ pinch/hit/cut/burn/scratch
    starve ~ and cut
    want ~ break ~ MY? arm/leg/wrist/bones/fingers/hand ! cast record
    knives/knife ~~ arms/wrists/my skin/arm/thoughts ! bread cake
    feel like hurting/cutting/burning ~ me/myself
    i ~ did ~ something/it ~~ to/on ~ my ~ arm/leg/arms/legs/skin/wrist/own/body
    did ~ it ~ to ~ my own
    owies/owie/scratches/cuts/marks ~~ was me/cat/mommy/mom/purpose ~~ me
    said ~ was cat ~~
    scratch/hit/slap/pinch ~ my? face/head/arms ~~ when/because ~ i ~ bad/stupid/dumb/wrong/sad
    PEER ~~ pics/pictures ~ of ~ her/his/their arms/legs/cuts
    place/where/spot ~~ bleed*/cut/cuts ~ least/most/less/safest ! finger
    CREATE ~~ red lines/cuts/scars/blade/razor/bleed/bleeding/sleeves/wounds ! surgery movie lion halloween hockey
    beat/song/music ~~ cut to ! hair
    blood ~~ down/on/running ~~ arm/wrist/leg/thigh
    bleed ~~ so i can/to feel/to breathe
    few/little/some/just ~ scratches/cuts/lines ~~ i did/made/biggie/deal/did/myself
    only ~ one/two/few ~ cut/cuts ~ ~~ ! paper class song team
    counselor/mom/parents/teacher/therapist ~~ not know ~~ cut/burn/hurt/blades
    arm/arms/wrist/leg/legs/thighs ~~ all/so ~ cut ~ up ! bushes thorns cat bike
    cut ~ up ~~ from me/did/myself
    bleach/sandpaper/salt/acid/hot ~~ skin/arm/hand ~~ sting/burn/purpose/hurt/so
    rub/rubbed/rubbing/scrap*/scrub* ~~ sandpaper/eraser/skin ~~ arm/leg/purpose/raw/blood ! wood project
    make up for ~ fail*/bad/eating
    pick/picked ~ my? stitches/wounds/scabs ~~ so/heal/back/bleed
    lines/cuts/scars ~~ leg/arm/hip/thigh/wrist/ribs/stomach ~~ now/last/more/made/new !
    ran out of room ~~ arm/leg
    i do it ~~ stomach/ribs/thighs/legs/socks/watch/where/bathroom/closet/shower/stall
    moved to my ribs/thighs/hips
    told ~~ mom/dad/teacher/nurse/her/him/them ~~ cat/bush/fell/gravel ~~ did/was/it/scratch*/i/not ! lol funny
    cat did it
    blood on my ~ sleeve/sleeves/sheets/jeans ! nosebleed nose period tooth
    bandaids/bandages ~~ running/notice/mom/out/thighs/why
    bandages ~~ cuts you/i made
    think ~ hit ~ vein
    went deeper
    not close ~~ hour/bleed*/deep
    broke/break/smashed ~~ mirror/cd/glass/razor/sharpener ~~ piece/edge/use/blade/keep
    paperclips/tweezers/ring/keys/cap ~~ skin/scratch/try/lines/arm ! nails
    stub/put ~ it out ~ on ~ my
    aerosol burn*
    radiator/stove/spoon/lighter/candle/iron ~~ my? hand/skin/arm/leg ~~ when/mad/hold/press/on ! accident dinner cookies
    rip/chew/bite/pull/tear/yank/pick ~~ my ~ nails/cuticles/lip/lips/cheek/skin/hair ~~ bleed*/blood*/purpose/fail/upset/until/clumps/bloody ! braces loose
    smack/hit/headbutt/bang ~~ head/phone/locker/wall/myself ~~ when/stress*/mad/cant/can/answer ! accident low
    headbutt ~~ wall/locker/desk
    bruises/bruise ~ on purpose/so/myself/reason !
    bruise myself
    throw myself ~ down ~~
    count/is/does ~~ self harm/biting/scratching/bleed ~~
    addicted/addiction ~~ hurting/cutting/pain/red/blood/it/see ! game phone video candy chips
    miss ~ my? ~ blade/sting/scars/cutting/razor/feeling
    need/to/like ~ see red/blood
    scars ~~ fading/fade/proud/new/calm*/count*/miss ! chicken surgery lion
    one for every/each ~~ mistake/bad
    pay with ~ my arm/leg/skin/body
    my ~ little? kit ~~ bathroom/makeup/bag/fight
    stash ~ of blades/razors
    locked up ~ knives
    took ~ my shoelaces/razors/blades
    day/days 0/zero ~~ again/clean
    0/zero days clean
    counter/streak/app ~~ zero/0/clean/again
    100/days/weeks/months ~~ clean/lost ~~ gone/last/night/lost
    hands/wrists/wrist/skin itch/itches ~~
    razor/blade ~~ on sink/staring/hand/in
    staring ~~ blade/razor/knife
    in my hand ~~ not know ~~ do/what
    brought it with me
    tacks/pins ~~ my shoe/shoes
    bang ~ my head ~~ until/till
    PEER ~~ slipped ~~ arm/pic/again
    slipped up ~~ arm/night/again
    blood on ~ her/his sheets/sleeve
    hold her/his ~ blade/razor
    hurting themselves/themself ~~
    snitch ~~ cut*/hurt*
    ask/asks/asked/say ~~ about ~ my? ~ arm/arms/scars/marks/cuts/legs/leg/lines ! muscles tan cast tattoo
    makeup/foundation ~~ covers/cover ~~ lines/cuts/it/scars/fresh ! zit pimple acne
    stop ~~ wanting ~~ slice/cut/burn
    safer/instead/feels same ~~ cutting
    ice/rubber bands ~~ not work/do/enough ~~ me/real
    not tryna/trying ~ die ~~ feel
    careful where ~ cut
    coping thing/mechanism ~~ cut*/hurt*/everyone has
    paper thin skin
    tally marks ~~ thigh/arm/leg/skin
    crimson sleeves
    scissors ~~ not ~ for paper
    `,
  ),
  phrases(
    "self_harm",
    "somebody-else",
    "high",
    "sure",
    "worried about somebody who hurts themself",
    `
    PEER/HESHE ~~ cuts/cutting/burns/burning/hurts/hurting/harms/harming/stabs/scratches ~ SELF/herself ! accident cooking playing
    PEER/HESHE ~~ cuts/scars/lines/burns/marks ~~ LIMB/arms/wrist/wrists/herself/himself ! cat dog surgery pox henna bike accident
    saw/found/seen/noticed/showed/shows/sends/sent/posting ~~ cuts/scars/blade/blades/razor/lines/marks ~~ ! paper movie video game cat lion
    PEER ~~ cuts ! paper class line hair grass
    help/stop ~~ PEER ~~ cuts/cut/cutting/self/hurting ! game mom grass hair
    someone/friend/PEER ~~ cuts/cut ~~ counselor/call/tell/secret/hide/where/place
    `,
  ),
  phrases(
    "self_harm",
    "es",
    "high",
    "sure",
    "lo mismo en español",
    `
    me ~ corto/corte/cortaba/cortado/cortar/corta/cortando ~~ brazo/brazos/piernas/pierna/munecas/muneca/muslos/muslo/triste/cuando/siento/otra/vez/navaja/cuchilla/cuchillas/mal/ver/ve ! pelo dedo papel unas cocina ensalada cocinando accidente latas zapato cabello sin querer
    volvi/vuelvo/vuelto ~ cortar*
    me volvi/vuelvo ~ cortar
    cortarme ! pelo cabello unas
    cortarse ! pelo cabello unas
    me ~ corto ~~ ! pelo cabello dedo papel llamada telefono internet luz mama novia novio equipo
    se ~ corta ~~ brazo/brazos/piernas/munecas/triste/diga/nadie/dice/ve ! luz pelo pan papel llamada
    cortes/cortadas/rayas/rayitas/cicatrices/heridas/cortecitos ~~ brazo/brazos/piernas/munecas/muslos/muneca/mama/esconder/tapar/noten/yo/hago/hice/propias ! papel operacion rodilla
    escondo/esconder/tapar/taparme/tapo/esconde/ocultar/cubro ~~ cortes/cortadas/cicatrices/brazos/marcas/rayas/heridas
    tengo cicatrices/cortes/cortadas ! rodilla operacion varicela
    cortes ~ brazos/munecas/piernas
    me ~ hago/hice/hacerme/hacer dano ! jugando
    hacerme/haciendome/hacerse dano
    me ~ lastimo/lastime/lastimaba/lastimar ~~ proposito/gusta/triste/mismo/misma/cuando/siento ! jugando futbol tobillo rodilla
    lastimarme/herirme/autolesion*
    a proposito ~~ ! pelota romp* pie balon hermano
    me ~ quemo/queme/quemar ~~ proposito/encendedor/cigarro/castigo/castigarme/cerillo/malas/siento ! sopa lengua comal plancha estufa sol querer
    encendedor/cerillo/cigarro ~~ castig*/brazo/piel/mano
    se ~ quema/corta/golpea/pega/lastima ~~ mismo/misma/encendedor/navaja/proposito
    a si misma/mismo
    me ~ pego/golpeo/pegaba ~~ cabeza/pared/cara/puno/solo/sola/misma/mismo ! pelota codo mesa sin querer balon resfriado gripa cancion
    golpeo/golpeaba/pego ~ pared ~~ mano/nudillos/cabeza/calmar*/contra
    contra ~ pared ~~ ! pelota balon
    me ~ rasguno/rasguñe/rasgune/muerdo/arranco/pellizco/clavo/pincho/arano ~~ sangr*/brazo/brazos/piel/unas/moretones/alfiler/hasta/enojo/ansios*/merezco/sale ! gato perro mosquito
    hasta ~ sangrar/sangre/saque/sangro ! nariz
    sangre/dolor ~~ mejor/calma/alivio/tranquil*/ayuda/siento/pensar ! nariz cabeza muela cafe
    necesito ~~ dolor/sangre/cortar*
    me ~ castigo ! papa mama maestra
    me lo merezco ~~ moret*/cort*/golp*
    llevaba/llevo ~~ limpia/limpio/sin cortarme ~~
    recai ~~
    ganas ~ cortarme/lastimarme/hacerme
    navaja/cuchilla/cuchillas/alfiler/compas/rastrillo ~~ escondo/brazo/pierna/estuche/piel/siento/cuarto/cuando/me ! tarea geometria circulo
    en el brazo ~~ compas/navaja/alfiler/tijeras
    cicatrices ~ de ~ cortes
    cortecitos
    cortaditas
    urgencia/ganas ~~ cortar*/lastimar*
    `,
  ),
  phrases(
    "self_harm",
    "hint",
    "concern",
    "likely",
    "may be meant about hurting oneself; the classifier decides",
    `
    SCAR ~~ LIMB
    LIMB ~~ SCAR
    HIDE ~~ LIMB
    BLADE ~~ i/me/my/myself
    i/me ~~ BLADE
    i ~~ bleed/bleeding/bleeds/blood
    sleeves/hoodie/bracelets ~~ arms/hide/cover
    CUT ~~ LIMB
    i ~~ bite/scratch/pick/punch/hit/slap/bang/pinch ~~ my/MY
    pain/hurt ~~ feel/feels/good/like/need
    clean/urges/urge/relapse*
    corto/corte/cortes/cicatrices/sangre/lastimo/rasguno/quemo
    `,
  ),
];
