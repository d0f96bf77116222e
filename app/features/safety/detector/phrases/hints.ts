import { phrases } from "./phrase-group";

/**
 * Words that can mean the worst or nothing at all. They raise no alert: the coach asks about them once,
 * directly and kindly (see `ask.ts`).
 */
export const hintPhrases = [
  phrases(
    "suicide",
    "maybe",
    "concern",
    "hint",
    "gives away, says farewell, thinks about afterwards, feels gone already, goes near a means",
    `
    leaving/leave/left/dejo/deje/regale/gave/give/giving ~ my/mi/mis ~~ hamster/dog/cat/fish/shoes/hoodie/guitar/switch/xbox/phone/collection/cards/bike/skateboard/cosas/perro/gato/tenis/guitarra ~~ PEER/ANYONE ~ ! home school house trip birthday game old weekend vacation borrow
    PEER ~~ told/tell/says/said/gave/hugged ~~ can have ~ HIS room/clothes/stuff/things/bed/phone ! college moving moved army
    hugged/hug/abrazo ~~ long/minutes/everyone/goodbye/weird/tight ~~ can/care/sorry/love/room ! college
    can/could have my ~ room/locker/seat/spot/bed/solo/stuff/things/desk ! moving move switch trade graduate college
    wont/not ~ need ~ my/mi ~ locker/room/bed/seat/clothes/coat/yearbook/ticket/solo/prom ! moving moved new outgrew
    someone else/other ~~ take/takes/have ~ my ~ solo/part/spot/place/seat ~~ not ~ around/here/there
    black/empty/blank ~ screen/post/story/profile ~~ nice/bye/knowing/sorry/love ! phone broke
    delete*/deleted/deleting/erased/borro ~~ accounts/everything/photos/pictures/posts/cuentas ~~ calm/gave/nice/bye/sorry/happy ! storage virus space hacked
    thank*/gracias ~ for/por ~ being/ser ~~ only/nice/kind/friend/amigo/buena ~~ all/ever/todo ! party birthday teacher
    been nice ~~ everyone/everybody/people ~~ so/remember/before
    so they ~ remember ~ me/that/it
    read ~~ diary/journal/notebook/diario ~~ after/despues/when ! book anne class
    after ~~ what/who/they/does ~~ happens/diary/room/stuff/phone/clothes ~~ somebody/someone/person/kid/body ! school practice class
    feel/feeling/am/like/soy/siento ~ ghost/shadow/zombie/invisible/fantasma ~~ leave/forgot/already/nobody/nadie/gone/dead ! costume halloween game movie song
    practice*/practiced/learn*/learned/watch*/youtube ~~ knot/knots/nudo ! shoe shoes friendship scout* climbing climb boat bracelet tie fishing ribbon
    knot/noose/nudo ~~ hold/strong/weight/tight/aguant* ! shoe scout* climbing boat bracelet fishing
    rope/belt/hook/branch/rama/viga/ceiling/fan ~~ hold/strong/weight/support/aguanta ~~ me/person/my/kid ! swing climb tire pulley science hammock gym
    altura/alturas/heights/height/roof/azotea/techo/bridge/puente/water/agua/train/tren ~~ calm/peace/peaceful/paz/tranquil*/call*/llama/quiet ! song painting lake picture boat
    used ~ scared/afraid ~~ heights/trains/water/dark/dying ~~ now/not/anymore ~~ purpose/like/go/calm ! coaster wall diving
    go/voy/went ~ up/roof/bridge/tracks/edge/azotea ~~ purpose/alone/think/sola/solo/look/pensar ! climb wall gym
    train/tren/bus ~~ comes/passes/pasa ~~ think*/pienso/pensar/every ! late school miss
    stand/stood/standing/close/parad* ~~ edge/ledge/platform/tracks/railing/orilla/borde ~~ ! pool diving stage
    not look ~ both? ~ ways/anymore ~~ cross*/street
    not wear* ~ helmet/seatbelt/belt/casco ~~ anymore/care/matter/importa
    see/be/with/ver/estar ~~ again soon/pronto ~~ grandma/grandpa/dad/mom/brother/sister/abuela/abuelo/hermano ~~ heaven/died/passed/murio/cielo ! visit flight
    if ~ there heaven ~~ see/go/with
    grandma/grandpa/dad/mom/brother/abuelo/abuela/hermano ~~ calling/waiting/esperando/llamando ~~ me ~~ heaven/dreams/side/cielo/suenos ! phone car outside
    this ~ last/ultima/ultimo ~ time/song/practice/halloween/christmas/birthday/cancion/vez ~~ i/me/see/get ! year grade coach season level middle elementary high graduation
    not/no ~ matter/importara/importa ~~ after ~ sunday/monday/friday/tuesday/saturday/birthday/14th/weekend ! test final project game
    over/acab*/done/termina ~~ by/for/este ~ friday/sunday/monday/domingo/viernes ~~ all/everything/todo/finally/fin ! project test essay season tournament
    tired/cansado/cansada ~~ sleep/dormir ~~ not/no ~ fix/help/quita/ayuda
    permanent/permanente ~~ sleep/rest/quiet/dormir ! marker hair dye
    WANT/need ~ it/everything/noise/todo ~~ quiet/silent/dark/silencio ~~ forever/always/good/siempre
    what ~ point/use ~~ picking/choosing/planning/trying/studying ~~ next year/future/later/college/going/use
    not ~~ going/gonna ~ use ~ them/it/those ~ ! coupon
    dog/cat/perro/gato/hamster ~~ only reason/unica razon ~~ ! allergic late
    only reason ~~ still/here/around/doing this ! class club
    how many/cuantos ~ people/kids/personas ~~ die/mueren ~~ each/every/day/year/bridge/age ! war titanic covid earthquake report class project history
    how long ~~ someone/body/person/alguien ~~ find/found/notice/encontr* ! hide seek
    teach*/taught/show*/ensene/enseno ~ my/mi ~ brother/sister/hermanito/hermanita/mom/dad ~~ so/cuando/para/without/alone ~~ know/yo/me/own/alone/not/no ! bike camp school game practice
    calendar/agenda/calendario/planner ~~ blank/empty/nothing/nada/vacio/stops/ends ~~ after/despues ! school vacation
    outlast/outlive/outlives ~ me
    hope ~ ice/bridge/branch/plane/elevator/heart ~ breaks/falls/crashes/stops/gives ! lever rink game
    ice/water/river/lake/quarry/bridge ~~ checked/check/deep/thin/cold/frozen ~~ enough/all/checked/purpose ! skate skating fish fishing hockey science swim
    save/saving/guardame/guarda ~ me? ~ spot/place/seat/lugar ~~ heaven/up/there/cielo/grandpa/grandma ! bus lunch movie
    grandpa/grandma/dad/mom/brother/abuelo/abuela ~ picture/grave/photo/foto/tumba ~~ save/see/soon/spot/join/pronto/lugar
    turn*/shut*/switch* ~ HIS own? ~ light/lights/power off ! bed school stage save electricity
    left/leaves/put/dejo ~ HIS ~ wallet/ring/necklace/watch/keys/cartera/reloj/collar ~~ my ~ bed/pillow/desk/cama ! forgot lost
    if ~~ plane/car/boat/fire/shooter/bus/tornado ~~ not ~ put/run/move/hide/swim/scream/fight/even ! drill lockdown safety
    hope/ojala ~~ doctor/test/results/examenes ~~ bad/serious/malo/terminal/grave/cancer ! not no
    i ~ WANT i? could? disappear/vanish ! zit zits pimple pimples acne embarrassed embarrassing embarrass meeting magic trick wizard cape class
    call*/read/say ~ my name ~~ attendance/roll/lista ~~ month/week/after/silence/empty/awkward ! sub substitute mispronounce wrong
    `,
  ),
  phrases(
    "self_harm",
    "maybe",
    "concern",
    "hint",
    "may hide or miss hurting themselves",
    `
    bracelets/bracelet/hoodie/sleeves/sweater/wristbands/mangas/sudadera/pulseras/watch ~~ never/not/even/always/todo/nunca ~ take*/takes/off/swim/pool/summer/july/gym/verano/calor/quita* ! matching friendship friends love like cold warm fashion favorite grandma frio gusta
    long sleeves/pants ~~ summer/july/august/hot/pool/beach/gym ! uniform sunburn cold
    told/tell/said ~~ nurse/teacher/mom/doctor ~~ dog/cat/fell/bike/accident ~~ but/know/both ! ate sick
    box/tin/kit/pouch/cajita ~~ under/behind/inside/bajo ~ bed/mattress/drawer/cama ~~ nobody/secret/knows/nadie ! cards lego candy money toys letters
    nobody/one/nadie ~~ asks/knows/sabe/pregunta/sees ~~ why/what/por ~~ sleeves/arms/legs/shorts/mangas/brazos/piernas
    not ~ wear/wore ~ shorts/swimsuit/tshirt/short ~~ anymore/see/questions/ask ! cold uniform dress
    itch/itching/itchy/urge/urges/urgency/ganas ~~ again/back/strong/tonight/otra ! mosquito rash allergic poison sweater bite nose
    compass/sharpener/razor/blade/lighter/pin/pins/tweezers/scissors ~~ not ~ for ~ geometry/pencils/math/shaving/hair/school/art/sewing/it
    wash/washing/lavo/hide/escondo ~~ sheets/clothes/ropa/sabanas/towels/shirt/toalla ~~ not/no ~ see/sees/vea/vean/notice/find/know ! surprise
    spots/stains/manchas ~~ sheets/sleeves/clothes/ropa/towel ~~ not/no/hide ~ see/sees/vea/vean/know ! juice paint ketchup grass
    ask*/borrow*/need*/pide ~~ first/bandaid/bandaids/bandages/curitas/gauze ~~ ! nurse fell scraped knee
    `,
  ),
  phrases(
    "abuse",
    "maybe",
    "concern",
    "hint",
    "may be afraid of somebody at home or close to them",
    `
    game/games/juego/juegos ~~ we/he/uncle/cousin/jugamos ~ play/plays/jugar/juega ~~ when ~ mom/dad/nobody/mama/nadie ~~ work/gone/alone/trabaja ! board video mario uno monopoly
    not ~ like/want ~~ when ~ mom/dad ~ work/gone/leaves/away ! cooking food
    scared/afraid/nervous/miedo/stomach ~~ go/going/ir/weekend/visit ~ home/house/dads/moms/casa ! haunted dark storm grades grade report
    stomach/heart/panza ~~ drops/hurts/sinks/duele ~~ car/garage/door/truck/keys/home/puerta ! coaster
    weekends/weekend ~ at/with ~ dads/dad/moms/uncle/stepdad ~~ not ~ like/want/safe/okay ! soccer boring wifi
    walk*/tiptoe* ~~ eggshells ~~ home/house/dad/mom
    hole/holes/agujero ~ in wall/door/pared/puerta ~~ dad/mom/he/stepdad/fist/mad/enoj* ! mouse nail picture drill
    ask/tell/know/promise ~~ call/report ~ cps/dcf/police/social ! drill project game
    grown/adult/older/coach/teacher/uncle ~~ say/says/said/text* ~~ special/mature/pretty/beautiful/favorite ~~ secret/private/tell/delete/only/late ! math reading
    not/no ~ feel ~ safe ~~ ! ride coaster internet website
    cry/crying/llorar ~~ no/without/not/sin ~ sound/noise/making/ruido ! movie movies baby
    learn*/aprendi ~~ cry/be/llorar ~ quiet/silent*/invisible ~ ! library
    blinds/curtains/door/cortinas/puerta ~~ shut/closed/locked/cerrada/cerradas ~~ ! storm store sun hot cold
    lesson/lessons/practice/tutoring ~~ longer/alone/private/late ~~ door/blinds/closed/shut/weird/touch ! recital
    HESHE/aunt/uncle/coach/grandpa ~ call/calls/called/llama/dice ~ it/eso/que/es ~ massage/tickling/exercise/checkup/training/love/special/masaje/especial/carino ! song recipe
    sleeps/duerme/stays ~ in/en ~ my/mi ~ room/bed/cuarto/cama ~~ mom/visits/weird/friend/boyfriend/novio/he ! dog cat sister cousin sleepover
    make/makes/hago ~ me/myself ~ small/smaller/tiny/chiquita/chiquito/bolita ~~
    private/prayers/secret/special ~~ office/oficina ~~ pastor/priest/coach/principal
    `,
  ),
  phrases(
    "danger",
    "maybe",
    "concern",
    "hint",
    "may be about to meet danger",
    `
    pack*/packed/packing/empaque ~ bag/backpack/mochila/maleta ~~ tonight/nobody/leaving/window/knows/nadie/noche ! trip camp vacation sleepover school hospital
    someone/man/guy/stranger/car/carro/senor ~~ follow*/waiting/parked/watching/sigue/esperando ~~ me/us/outside/house/school/casa ! instagram dog uncle dad
    online/game/internet/discord/linea ~~ friend/guy/someone/boyfriend/girlfriend ~~ older/address/school/camera/meet/direccion/verme/secret ! homework level
    found/encontre ~~ gun/pistol/pistola ~~ closet/drawer/bed/cajon ! nerf toy water game
    `,
  ),
  phrases(
    "eating_disorder",
    "maybe",
    "concern",
    "hint",
    "may be fighting food or their body",
    `
    day/dia ~ two/three/four/five/six/seven/2/3/4/5/6/7/dos/tres/cuatro/cinco ~~ nobody/noticed/water/hungry/food/agua/nadie ! camp trip spirit fair
    give*/gave/giving ~ my ~ lunch/dinner/food ~~ every day/away/always/friend ! allergic traded swap
    safe foods/food ~~ only/five/three/list ! allergy allergies lab
    weigh/weighed/peso ~ myself? ~~ times/every/before/after ~~ ! backpack luggage wrestling doctor dog baby
    burn/burned/work/run/quemar ~~ cake/dinner/cookie/lunch/calories/ate/pastel/calorias ! oven toast grill
    baggy/big/oversized ~ clothes/hoodie ~~ see/notice/body/bones/hide/shape ! style fashion comfy skate
    period/regla ~~ stopped/stop/gone/months ~~ eat/weight/thin/run/comer ! class school history
    not ~ hungry anymore ~~ ever/days/weeks/proud/like
    rings/ring/pants/jeans/watch/anillos/pantalon ~~ fall*/loose/slide/slip/close/zip/caen ~~ off/finally/now/proud/love/like ! pool lost new big buy belt grow
    cut/hide/rip ~ tags/labels ~~ size/number/know/see ! itch itchy
    not/is/it ~ allowed/permitido ~~ eat/calories/water/soup/food ! allergy class library
    `,
  ),
  phrases(
    "violence_to_others",
    "maybe",
    "concern",
    "hint",
    "may mean to hurt somebody, or know of it",
    `
    wait ~ see ~ what/happens ~~ lunch/monday/tomorrow/assembly/school ~~ all/they/them/everyone/him ! party surprise talent science
    see/know/find ~~ what ~ i ~ capable/can do ~ ! talent goal dance game score
    everyone/everybody/they ~ know/remember ~ my name ~~ after/monday/tomorrow/friday ! show talent concert champ* play election win
    brought/has/showed/trajo/tiene ~~ something/algo ~~ backpack/bag/waistband/mochila/jacket ~~ metal/tell/scared/sharp/serious ! lunch snack candy phone
    hurt*/hurting/kick*/burn* ~ cats/cat/dogs/animals/birds ~~ ! accident vet movie paw
    imagine/imagining/dream/daydream ~~ begging/screaming/hurting/bleeding/scared ~~ me/them/him/her ! movie concert
    left/put/hid/planted/deje/puse ~ something/algo ~~ vent/ceiling/locker/bathroom/school/gym/bano/escuela ! lunch lunchbox jacket book phone gift prize
    should/let/que/better ~ enjoy/disfruten ~~ picture/assembly/party/dance/lunch/fiesta/ultima/last/while ! cake food show hope
    cabinet/safe/case/gabinete ~~ not/no/never ~ locked/cerrado ~ ! file science snack medicine
    grandpa/dad/uncle/abuelo/tio ~ cabinet/safe/gun/guns/truck ~~ unlocked/open/key/keys/combination/numbers/llave/lave ! cookie tool fish
    `,
  ),
];
