import { phrases } from "./phrase-group";

/**
 * Signs that never name the thing: what a child arranges, hides, knows or looks forward to. Clear enough for
 * a counselor to look the same day; what could as well be harmless stands in `hints.ts` and is asked about.
 */
export const veiledPhrases = [
  phrases(
    "suicide",
    "veiled",
    "concern",
    "sure",
    "arranges the time without them: what is left, who is sorry, who need not worry or search",
    `
    sorry ~ advance? ~ what/when/whoever/if/who ~~ find/finds/see/sees/clean/cleans ! gift present mess fish
    perdon ~~ lo que ~~ encuentr*/vea/vean
    if i ~ not ~~ show/come/make/arrive/get ~~ not look/search/wait ! practice bus
    si ~~ no ~~ llego/lego/regreso/vuelvo/aparezco ~~ no ~ busquen/busques/esperen ! practica
    not need ~~ set/save/cook/buy ~~ me ~~ longer/anymore ! vacation camp
    not ~ set/save ~ plate/place/chair/seat ~ me ~~ longer/soon/after/anymore
    boca/hijo/hija menos ~
    mejor ~~ boca/hijo/hija/hermano menos
    better/easier/cheaper/happier ~~ one less ~ kid/mouth/child/son/daughter/person
    one less ~ mouth/kid/child ~~ feed/better/easier/easy ! game team
    college/savings/birthday/piggy ~ money/fund ~~ something/someone/somebody/my/keep/instead ~~ better/else/sister/brother/after/need ! job ~ car
    how long ~~ people/they/everyone/parents/mom/somebody ~~ stop/cry/crying/forget/over ~~ somebody/someone/me/kid/dead/gone/about ! song movie show
    who ~~ feed/walk/keep/take ~~ dog/cat/fish/hamster/pet ~~ gone/anymore/after/here ! vacation trip camp school practice
    no passcode/password/lock ~~ phone ~~ after/can/let/them/they
    phone ~~ no/without ~ passcode/password ~~ after/so they
    last/ultimo/ultima ~~ before i go/leave ~~ for good/ever/always ! vacation trip camp college
    ya no ~~ ser/dar/darles/voy/van ~~ problema/problemas/molestia/molestias/lata/preocupar*/batallar ~ ! conmigo ~ tarea
    not ~~ be ~ problem/bother/trouble/nuisance ~~ anymore/longer/soon/past/after ! math internet practice
    por fin ~~ descansar ~~ todo/todos/siempre/de mi
    pronto/ya ~ voy ~~ con ~~ cielo
    estar/irme ~ con ~~ cielo ! azul
    going/gonna/will/get ~ be/see ~ with ~~ heaven/angels
    que se siente/sentira ~~ dejar respirar/existir/vivir
    what ~ feels? like ~ stop/stopping ~ breathing/existing/living ! asthma dive diving yoga
    remember me ~~ nice/kind/good/happy/smil*/funny ~ ! team teacher
    nice knowing ~ you/everyone/everybody/yall/guys ! test quiz exam game math teacher lol lmao kidding
    next life/lifetime ~~ i/me/better/right/come ! game reincarnat* hindu buddh*
    proxima/otra vida ~~ me/mejor/sea/voy ! juego
    name ~ yearbook/wall/bench/tree ~~ dates/memory/rip
    made ~ peace ~~ it/everything/going/leaving
    not ~ scared/afraid ~ die/dying/death/anymore/it ~~ ready/calm/tired ! roller spider* dog dark
    calm/peace/quiet* ~~ since/now i decided/made my mind/chose/picked ~ ! college team instrument song
    shirt/dress/suit/clothes/outfit/ropa/vestido ~~ put/bury/pongan/entierren ~ me ~ in? ! play costume
    song/songs/cancion/music ~~ play/sing/toquen/pongan ~~ church/service/casket/iglesia/misa ~ ! scene choir coro wedding boda
    reason ~~ parents/family/mom/everyone ~~ fight*/sad/broke/stress*/cry*/divorc* ~~ fix/end/stop/forever/gone/solve ! apolog*
    thank*/gracias ~ for/por ~ putting/aguantarme/soportarme ~
    future self ~~ not/never/empty/blank ~ exist/letter/paper/write
    unsubscribe*/resign*/retire* ~ from? life
    cross*/cruz* ~~ eyes/ojos closed/shut/cerrados ! bridge monkey fingers
    who/she/he/they ~ jumped/died/hanged/drowned ~~ look*/seem* ~ peaceful/happy/free/lucky/calm ! pool diving lake
    jealous/lucky/envy/envidia ~~ people/kids/person/girl/boy ~~ died/dead/murio/passed ! game
    last ~ week/days/time ~~ have to? ~ deal/put/see/hear/worry ~~ her/him/me ~ ! substitute coach season camp neighbor moving
    `,
  ),
  phrases(
    "self_harm",
    "veiled",
    "concern",
    "sure",
    "covers it, counts the days without it, or needs the pain",
    `
    pulseras/mangas/sudadera/maquillaje/curitas ~~ tapar/taparme/esconder/cubrir/vean/ver ~ ! tatuaje frio sol
    bracelets/sleeves/hoodie/makeup/watch/scrunchies ~~ cover/covering/hide/hiding/covers/hides ~~ arm/arms/wrist/wrists/it/them/marks/what i ! tattoo tan pimple zit birthmark stain rash
    cuando ~~ duele/sangra/arde/corto ~~ siento/calma/calmo ~~ algo/bien/real/calma/mejor
    only ~~ feel/feels/felt ~~ something/anything/real/alive ~~ when/hurts/hurt/bleed/pain
    only ~ when ~~ hurts/bleed/pain/stings ~~ feel/feels/calm/quiet/real
    pain ~ only ~ thing/friend/way ! gym workout
    red/pink/old/faded ~ ones/lines/marks ~~ fade/fades/heal/heals ~~ new/more/make/again ! pen marker crayon shirt sunburn
    when ~ i? ~ see ~ red/blood ~~ quiet/calm/better/stops/relax ! crayon paint
    days/weeks/months ~~ itch*/hands/urge/tempted/craving/since i did ! diet sugar soda phone game sober dad mom
    deserve ~~ marks/cuts/pain/burns/bruises/hurt/bleed ! grade
    band/bandaids/band-aids/bandages/gauze ~~ under/hide/hid/hidden/secret/nobody/count* ~ ! halloween costume
    took apart/broke/unscrew*/desarme/saque/abri ~~ sharpener/sacapuntas/razor/rastrillo/navajita ! borrow teacher pencil lapiz
    told/tell/said ~~ cat/dog/bush/fence ~~ did/scratch*/scratches/arm/arms ~~ not/no/dont ~ have/cat/dog/true/really
    told/tell/tells/said/say/says/digo/dije/dice ~~ rows/lines/marks/scratches/cuts/scars/rayas/cortadas/marcas ~~ from/fue/fueron/was/were ~ ! soccer tackle cooking
    ink/marker/drawing/tattoo/pen/pluma ~~ cover*/hide*/tapa ~ other/rest/stuff/scars/marks/what/lo
    press/squeeze/dig/push/pinch/aprieto ~~ sore/bruise/bruises/scab/scabs/nails/wound/cuts ~~ ! tape toe gum
    ice cubes/cube/rubber/band/bands/technique/trick/breathing ~~ not work/help/enough ~ anymore ~ ! printer
    pick/peel/rasco ~~ open/opens/bleed/bleeds/sangre ~~ breathe/calm/better/stops/feel
    `,
  ),
  phrases(
    "abuse",
    "veiled",
    "concern",
    "sure",
    "reads an adult's mood to be safe, hides, keeps a story straight, or is left without",
    `
    know/tell/hear ~~ keys/footsteps/steps/door/truck/car/boots/stairs ~~ night/mood/mad/bad/hide/drunk/angry ! garage repair surprise movie santa
    se ~~ llaves/laves/lave/llave/pasos/puerta/camioneta ~~ noche/humor/enojado/borracho/esconder*
    beer/beers/cans/bottles/cervezas/botellas/drinks/drinking/toma/tomado ~~ hide/hides/hiding/lock/careful/scondo/escondo/escondemos/quiet/bathroom/closet/run ! recycle root music party song
    hide/hiding/lock/escondo/escondemos/encierro ~~ when/before/until/cuando/hasta ~~ HESHE/PARENT/husband/boyfriend ~~ drunk/drinks/drinking/mad/home/gets/comes/yelling/borracho/tomado/enojado/llega/gritar ! surprise party birthday seek tag
    desk/chair/dresser/silla/mueble ~~ against/under/contra ~ door/doorknob/handle/puerta ! fort
    pretend/pretending/fake/faking/hago/finjo ~~ asleep/sleeping/sleep/dormido/dormida ~~ when/cuando ~~ HESHE/PARENT/comes/viene/entra ! santa tooth christmas
    not ~ like/want ~~ game/games ~~ he/uncle/dad/we/grandpa/cousin ~ play/plays/make*/makes ~~ alone/work/gone/door/nobody/bed/asleep ! board video lose
    what happens/pasa ~~ house/home/casa ~ stays/queda ! party vegas
    not/no ~ allowed/supposed/can ~ tell/talk/say ~~ home/house/dad/teacher/doctor/cps/counselor/caseworker/happens ! surprise gift
    she/mom/mama/mother ~~ wear*/makeup/glasses/sunglasses ~~ inside/after/bruise*/eye/fight/he ~~ ! movie beach
    told/tell/said/dije ~~ teacher/nurse/doctor/school/maestra ~~ fell/cai/cat/bike/accident* ~~ but/pero ~~ not/no/true/verdad/wasnt/really
    not/no ~~ fall/fell/cai ~~ pushed/really/told/said/dije ! game leaves
    not/no ~~ go/take ~ doctor/hospital/doctora ~~ fault/because/ask/questions
    when he/she/dad/mom/stepdad ~~ leaves marks/marks ~ ! tests homework grades
    count ~ footsteps/steps/stairs ~~ ! gym dance math
    hope/wish/pray ~ not ~ turn/me/mine ~ tonight/time/this ! present read class
    my/mi ~ brother/sister/hermano/hermana ~~ takes/took/gets/get ~~ for/instead/por ~ me/mi/i ! ride bus lunch class trash
    cook/feed/raise/cuido ~~ baby/brother/brothers/sister/sisters/hermanitos ~~ not/no ~ wake/come/home/up/levanta/despierta ! babysit
    dice/dijo/says/said ~~ nobody/nadie/one ~~ believe/cree/creer/creera ~ me? ! ghost ufo
    money/dinero/candy/dulces/phone/regalos/gifts ~~ no/not ~ diga/tell/digo/cuente/say ! surprise
    flinch*/cower* ~~ when/if/anyone/hand/loud/yell* ! ball pitch dentist
    hot/soap/salt/pepper/vinegar/chile/jabon ~ sauce? ~ on/in/en ~ my/mi/his/her ~ tongue/mouth/eyes/lengua/boca/ojos ~~ when/if/lie/bad/si/cuando/for ! accident taco cooking
    makes/make/made/obliga/hace ~ me/us/him/her ~ kneel*/thank/beg/undress/sit ~~ ! prayer grace coach drill church cards
    lock/locks/cerradura/candado/seguro/latch ~~ outside/fuera/afuera ~ ! locker shed bike gym dog
    measur*/count*/mark*/lock* ~~ milk/food/fridge/bread/cereal/juice/leche/comida ~~ so/para ~ i/we/me/no ! recipe pancakes baking allergy baby
    if ~ i/we ~ not? ~ spill/cry/lose/talk/lie/late ~~ sleep/stand/kneel/stay ~~ garage/outside/basement/closet/dog/porch/tub ! camp
    si ~ no ~ vendo/vendemos/gano/limpio ~~ no ~ ceno/como/cenamos/comemos/duermo
    not/no ~ sell/clean/win/bring ~~ not ~ eat/dinner/sleep/fed ! goat
    social/caseworker/cps/trabajadora ~ worker/lady/person/social? ~~ comes/visits/viene/came ~~ good/clean/smile/pretend/nice/happy/decir/say
    wait/stay/sit/hide/homework/walk ~~ car/library/outside/porch/park/bus/block ~~ until/till ~~ he/his/her/dad/mom/stepdad/truck/car ~~ leaves/asleep/gone/sleep/sober/out ! pick picks practice dance work sister
    `,
  ),
  phrases(
    "danger",
    "veiled",
    "high",
    "sure",
    "somebody is suddenly ill, or an older stranger comes close",
    `
    words/talking/speech/talks/hablando ~~ mush*/slur*/jumbled/weird/funny/backwards ~~ face/arm/mouth/smile ! toy puppet filter robot
    half/side/lado/mitad ~ HIS? ~ face/mouth/body/cara/boca ~~ droop*/weird/numb/down/fall*/move/chueca/dormida/caida ! paint mask makeup dentist drawing
    face/mouth ~~ droop*/lopsided ! dentist dog drawing
    lips/fingers/face/skin ~~ blue/purple/gray/grey ~~ not/weird/breath*/cold/snor*/gurgl* ! paint lipstick popsicle slushie candy makeup
    snor*/gurgl* ~~ weird/funny/wrong ~~ wake/blue/after/pills/party ! dog cat
    everyone/we/family/mom/both ~~ headache/dizzy/sick ~~ alarm/beep*/heater/furnace/gas ! school fire drill
    smell ~~ gas ~~ dizzy/headache/sleepy/nobody/sick
    grown/older/adult/man/guy/18/19/20/21/22/23/24/25/26/27/28/30/35/40 ~~ ticket/uber/lyft/hotel/motel/boleto/apartment ~~ me/sent/bought/pick*/meet ! uncle cousin concert
    move/switch/talk ~~ different/another/private/secret ~ app/chat ~~ parents/delete/secret/only/nobody
    found/encontro/encontre/has/got ~~ revolver/gun/pistol/pistola/rifle/shotgun ~~ show*/play*/everyone/posing/pointing/jugando ! nerf toy water game minecraft fortnite video
    not breath* ~ right/normal/good/well ! song trumpet flute
    slump*/drool*/foam*/espuma/seizure/convuls* ~~ friend/sister/brother/mom/dad/gummy/amiga/he/she ! baby dog cat zombie
    friend/sister/brother/cousin/mom/amiga/amigo ~~ slump*/foam*/espuma/seiz*/convuls* ! zombie movie
    `,
  ),
  phrases(
    "eating_disorder",
    "veiled",
    "concern",
    "sure",
    "is proud of hunger, measures the body, or hides food",
    `
    love/like/proud/good/happy/orgullosa/orgulloso/strong/powerful/winning/fuerte ~~ when/cuando ~~ stomach/hungry/hunger/empty/growls/growling/hambre/ruge/vacio/panza ! dinner pizza taco* game lunch
    stomach/tummy/hunger/panza/estomago ~~ growl*/empty/hurts/ruge/vacio ~~ winning/win/proud/strong/working/means/power/control
    fingers/hand/hands/dedos ~~ around ~ HIS? ~ arm/wrist/thigh/waist/leg ! guitar string bracelet rope
    dedos/mano ~~ alrededor/rodear/rodeo ~~ brazo/muneca/muslo/cintura
    goal ~ my? ~ thigh/thighs/waist/collarbone/collarbones/gap/ribs/hipbones
    almost ~ my ~ goal ~~ cold/hair/dizzy/faint*/weak/eat/weight
    hair ~~ fall*/out/thin* ~~ goal/eat/eating/weight/cold/dizzy ! dog cat barber cut dye
    cold ~ time ~~ hair/goal/eat/weight/dizzy
    move*/moving/push*/spread/mash* ~ HIS? ~ food ~~ plate/around ~~ nobody/one/noticed/notice/ate/think/looks/day/days ! baby toddler dog
    hide/hid/hides/threw/throw/feed/fed/gave/give ~ my ~ lunch/dinner/food/sandwich ~~ napkin/hoodie/sleeve/toilet/trash/dog/every/nobody/noticed ! accident smell forgot bird ducks hungry
    only/just/solo/pura ~~ gum/ice/coffee/celery/agua/hielo/chicle ~~ today/days/week/hoy/dias/semana/since/lunch/full ! braces dentist practice
    earn/deserve/merezco/gano ~~ dinner/lunch/food/eat/cena/comer/comida ! chores dog money
    number/numero ~ scale/bascula/weigh* ~~ decides/decide/tells/mood/day/eat/dinner/cena ! guitar music fish
    not let/allow ~ myself ~~ eat/dinner/lunch/food/sit ! candy
    owe/debo/earn* ~~ treadmill/run/running/miles/situps/burpees/gym/correr/hours/horas/exercise ! coach team library late
    spreadsheet/log/track/list/write ~~ everything/calories/bite/bites ~~ mouth/eat/ate/swallow/goes ! teacher homework nutrition
    chew/chews/mastico/mastica ~~ times/veces ~ ! gum chicle
    dizzy/faint/mareo/weak ~~ stairs/stand/up/subo ~~ but/pero ~~ jeans/pants/finally/thin/worth/pantalon/size ! ride
    only/mostly ~ water/liquid* ~ so? ~ allowed/counts/safe/ok
    doble/extra/heavy/coins/rocks/water ~~ weigh*/pesan/pesar/scale ~ ! luggage wrestling frio cold
    `,
  ),
  phrases(
    "violence_to_others",
    "veiled",
    "high",
    "sure",
    "looks forward to others being hurt or afraid, or passes on such a warning",
    `
    laugh*/smil*/joking ~~ now ~~ not ~~ laugh*/smil*/joking ~~ when/after/once ~ i ~ open/bring/show/come/pull ! joke talent show trick
    laugh*/reir/rien ~~ ya no ~~ rian/reir/cuando
    not/no ~~ come/go/be/vayas/vengas/ir ~~ school/escuela/cafeteria/lunch/assembly ~~ tomorrow/monday/friday/manana/lunes/viernes/dia ~~ trust/said/told/warn*/why/porque/confia/avis* ! wedding dentist doctor snow holiday appointment trip sick vacation
    stay home/away ~ tomorrow/monday/friday/from/school ~~ said/told/why/warn*/trust/safe ! sick snow fever
    open/abra/abrir ~ my/mi ~ bag/backpack/locker/mochila ~~ see/know/quiet/scared/sorry/assembly/van/verán/callar ! lunch snack teacher pencil
    shooter/shooters ~~ hero/right/understand/respect ! game basketball fortnite movie valorant
    get/understand/entiendo ~ why ~ shooters/shooter/they ~ shot/shoot/did it
    practice/practicing/practico ~~ shoot*/aim*/disparar ~~ face/faces/pictures/names/photo/fotos ! basketball free hoop soccer
    put/pour/slip/poner/echar ~~ something/poison/pills/bleach/algo/cloro ~ in/en ~ HIS/teacher ~ drink/water/food/bottle/coffee/agua/comida ! vitamin sugar salt prank dog medicine
    know/se ~~ guard/officer/guardia/sro ~~ eats/break/lunch/leaves/come/sale/hora/shift ! nice friend
    nobody/anybody/anyone/no one ~ left ~~ call/tease/laugh/bully/make fun/hurt ~ me ! team bracket
    which/who ~ of? us/them ~~ easiest/first ~ ! race game ref
    stare/look/watch ~~ back/neck ~~ plan/imagine/think ~ it/how
    `,
  ),
];
