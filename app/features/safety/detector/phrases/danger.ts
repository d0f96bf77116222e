import { phrases } from "./phrase-group";

/** A body or a place in danger now: overdose, unconscious, runaway, strangers, fire, weapons around. */
export const dangerPhrases = [
  phrases(
    "danger",
    "overdose-or-hurt-now",
    "imminent",
    "sure",
    "took something, cannot breathe, bleeds, is hurt now",
    `
    took/take/taken/taking/swallowed/swallow/ate/drank/drink/drinked/had/mixed/popped/chugged/did/eating/eaten/used/smoked/vaped/toke ~~ too/many/lot/bunch/whole/handful/extra/random/weird/more/20/15/10/12/30/several/bottle/tons ~~ PILLS/pills/meds/alcohol/vodka/shots/gummies/medicine/POISON ! vitamins doctor notes candy
    took/take/taken/swallowed/ate/had/mixed/drank/smoked/vaped/popped/hit ~~ PILLS/something/drug/acid/edible/vodka/alcohol/perc/POISON/weed/shrooms/laced/molly ~~ weird/sick/breathe/dizzy/heart/spinning/stand/face/throwing/shaking/see/feel/chest/scared/fire/gray/blue/sleepy/talk/numb/burning/stomach/funny/floor/twitching/foam* ! headache cold allergy dentist fever soup
    PILLS/meds/medicine ~~ feel/feels/feeling ~~ weird/sick/dizzy/bad/funny/wrong ! better cold fever shot
    heart ~~ racing/pounding/going crazy/beating fast ~~ took/pills/drank/smoked/vape*/meds
    drank/drink/drunk/drinked/swallowed/ate/bebi/tome/trague ~~ POISON/bleach/cleaner/detergent/pods/gasoline/perfume/sanitizer/antifreeze/cloro/stuff under ! dish
    under ~ sink ~~ drank/drinked/swallowed/throat/ate
    stuff under ~ sink
    overdos*/od/oding/odd ~~ on/help/friend/something/pills ! class project homework candy memes odd number
    drugged/roofied/spiked/laced ~~ ! movie ball volleyball hair shoes
    put/puso/pusieron/slipped/echaron/dieron ~~ something/algo ~~ drink/cup/soda/bebida/vaso/refresco/punch
    something in ~ my? drink/cup/soda
    can not ~ breathe/respirar/feel/see/stand/move ~~ chest/inhaler/face/straight/alone/help/took/smoke/scared/nobody/tight/legs/leg/throat/home ! laughing funny nose cold lol laugh fingers arms practice braid
    no puedo respirar
    chest ~ tight/hurts ~~ breathe/alone/nobody/home/took
    inhaler ~~ empty/lost/alone/breathe
    bleeding ~~ lot/not stop/everywhere/bad/wont/head ~~ ! nose gums tooth ear drums speakers
    not stop bleeding ! nose
    fell/fallen/hit ~~ head/roof/ladder/tree/stairs/window ~~ blood/throwing/sleepy/weird/alone/cannot/move/not/dizzy ! fine ok lol funny
    fell ~~ not/can ~ move/get/wake/talk* ! asleep
    throat ~~ closing/swelling/swollen ~~
    stung/allergic/peanut* ~~ throat/epipen/breathe/swell* ~~ ! nut free fine lunch
    epipen
    i/help ~~ trapped/stuck ~~ breathe/elevator/fire/dark/alone/help/get out/room/car/nobody ! number level song aunt homework traffic level
    help ~ i ~ trapped ! aunt party lecture class
    choking/choked ~~ breathe/help/blue ! grape chip fine laugh*
    how many/much ~~ PILLS/benadryl/alcohol/shots/melatonin/gummies ~~ friend/took/drank/too/take/dangerous/bad
    lips ~ blue/purple
    going numb ~~ face/arm ~~
    drunk/drank/bottle ~~ vodka/alcohol/whiskey/walk/stand/throwing/12/13/cannot ! parents wine uncle party song
    high ~~ face/scared/feel/help/shaking ! five score school note notes jump heels pitch
    swallowed/drank/ate/drinked ~~ something/thing/stuff ~~ not should/shouldnt/bad/poison/stomach/sink/garage
    stomach ~ on fire ~~ ! laugh spicy wings
    ate/swallowed/took ~~ grandma*/grandmother/grandpa/mom/dad/brother/sister pills/meds/medicine/gummies
    pills ~~ looked like candy
    took/take/toke/tok/ate ~~ to/too/2 meny/many ~ pils/pills
    by axident/accident ~~ pills/pils/drank/bleach/swallowed
    locked/stuck/trapped/encerrad* ~~ breathe/nobody/elevator/hears/dark/hours/alone ! number level game
    `,
  ),
  phrases(
    "danger",
    "somebody-unwell",
    "imminent",
    "sure",
    "somebody near them is unconscious, not breathing, or drugged",
    `
    ANYONE ~~ not ~ wake/waking/woken/breathing/moving/move/responding/respond/answering/answer/talking/breathe/get/awake ~ up? ~~ ! alarm school morning late lazy phone call text saturday texting texts me practice class bathroom about my acted patient mess
    ANYONE ~~ not ~ wake/waking up/me ! lullaby alarm school morning late lazy practice saturday
    HESHE/ANYONE ~~ passed/blacked out ~~ party/drunk/drinking/drank/wake/floor/cold/blue/now/not/drugs/needle/here/bathroom/breathing/scared/head/what ! laughing heat choir movie tired exam couch food thanksgiving math
    HESHE/ANYONE ~~ unconscious/unresponsive/seizure/seizing/overdos*/foaming/convuls*/twitching/gray/purple/blue ~~ ! sus game eyes shirt hair team sky paint belt berry
    what ~~ do ~~ unconscious/overdose/seizure/passed
    foaming ~~ mouth
    ANYONE ~~ took/swallowed/drank/ate/had/taken/drinking/vaped/smoked ~~ pills/something/bottle/pods/bleach/cleaner/PILLS/shots/perc/fentanyl/handful/drugs/vodka/drink/alcohol/lot ~~ ! headache allergy cold fever doctor vitamins lunch pizza hamster gum play pop soda milk vitamin water
    PEER/HESHE ~~ drunk/wasted/high/drugged/tripping ~~ wake/talk/walk/scared/help/911/sleep/throwing/floor/breathing/alone/cold ! song parents wine uncle score
    PEER ~ too? much/lot ~ drink/drank/alcohol
    call 911/ambulance/someone/anyone/parents/for ~~ friend/trouble/scared/drunk/passed/should/took/help/wake ! prank song
    should/scared ~ to? ~ i ~ call/tell ~ 911/anyone/ambulance/help ~~ 
    get/be in trouble ~~ passed/drunk/drugs/911/wake
    HESHE/ANYONE ~~ fell/falling ~~ stairs/through/ice/roof/cliff/tree/floor/rocks/and/ladder ~~ not/blood/hurt/head/wake/talking/move ! funny lol laugh* fine ok asleep
    fell through ~ ice
    there ~ blood ~~ everywhere/floor/mom/dad/mommy/head ! game movie nose
    hit ~ his/her head ~~ sleepy/weird/acting/throwing/passed/not/blood ! fine ok ball lol
    baby/brother/sister/grandmother/grandfather ~~ breathing/blue/choking/wake/swallowed/ate/drank ~~ not/weird/good/pods/pills/blue/right/cleaner/funny/help/battery ! fine ok hamster gum doh bath milk
    brother/sister/baby ~~ blue/purple ! eyes shirt hair shoes
    not ~ breathing ~ right/good/well/anymore
    breathing ~ weird/funny/slow/bad/stopped
    on ~ the? floor ~~ not/answer/wake/move/blood/moving/responding ! dance toys cards legos clothes homework
    mom/dad/parent ~~ passed out/needle/floor/overdos*/wake/collapse* ~~ ! couch movie tired game
    choking/blackout/pass/passing/benadryl/skullbreaker ~ out? challenge/game ! trivia dance
    challenge/dare/dared ~~ choke*/breath/passed/train/wake/tracks/jump/seizure/pods
    playing ~~ train tracks/highway/roof/gun ! minecraft
    crash/crashed/wreck/accident ~~ mom/dad/moving/wake/blood/car/ditch ~~ not/moving/blood/help/wake/hurt/in ! lego computer hamilton game app website toy
    hit ~ his/her/their head ~~ 
    drank ~~ not talk/wake/stand/walk/move
    passd/past/pased/passed out ~~ not/isnt/wont ~ ! laughing heat
    friend/PEER ~~ bathroom/floor ~~ wake/cold/drunk/there now/breathing/pale
    `,
  ),
  phrases(
    "danger",
    "runaway-or-homeless",
    "high",
    "sure",
    "ran away, plans to, was thrown out, has nowhere to sleep",
    `
    i/we/PEER/HESHE ~ ran away ~~ ! bee bees dog cat circus ball spider character story game dragon goose turkey book ghost sprinkler
    ran/run/running/runs away ~~ home/tonight/yesterday/last/days/hungry/boyfriend/with/from/hid*/now/nowhere/house/hide* ! bee bees dog cat circus ball spider character story game disney problems goose chores book ghost
    runaway/ranaway ~~ ! train song dog kanye horse book cart robot comic
    leave/leaving/left/escape/sneak/sneaking ~~ home/house ~~ tonight/midnight/telling/tell/nobody/never/good/highway/not/with/backpack/money/walking/and ! keys practice lunch homework school grandma phone game forgot dentist work early alone
    packed/pack/packing/bag/backpack ~~ leaving/leave/run/tonight/home/door/bus/not/away/midnight/going ~~ ! vacation trip lunch school practice camp sleepover homework field snacks books airport
    sneak/sneaking out ~~ ! cookies lunch movie
    nowhere/no place/where ~~ sleep/go/stay/live ~~ ! game vacation college bear bears birds fish penguins movie
    no ~ where/place ~ to? ~ sleep/go/stay/live
    not ~ have ~ anywhere/place/where/home ~~ sleep/stay/go/live/tonight ! game
    kick/kicked/threw/throw/kicking/thrown ~ me/us/out ~ out? ~~ ! bus glitter gear lunch gross sparring phone practice band team game group chat server ball class discord
    kicked/threw me/us out ! practice band team game class group chat server
    got kicked out ~~ ! band team game group chat server class discord club
    sleep/sleeping/slept/staying/living/live/stay ~~ car/park/street/bus/station/bridge/outside/bench/shelter/tent/train/garage/van/subway/laundromat ~~ ! trip camping camp campground backyard vacation drive rode road traffic race toy city next across zoo tent yard backyard
    homeless ! packed people man project shelter volunteer report song man cats
    evicted
    couch surf*
    where ~~ can/could/should/do/puede ~~ kid/teen/someone/i/teenager/13/14/15/16 ~~ sleep/stay/go/hide/live/dormir ~~ not/tonight/home/if/run/ran/parents/safe ! camp college game vacation
    walking/walk/hitchhik* ~~ highway/freeway/road/train ~~ alone/night/left/away/tracks ! dog fitness
    lost/perdi/perdido/perdida ~~ dark/night/phone/alone/know/noche/percent/scared ! tooth game phone fair found mom homework match weight retainer
    hiding/hides/hide ~~ garage/basement/friend ~~ ran/away/home/cops/parents ! seek
    PEER ~~ missing/disappeared/ran ~~ days/find/away/answering/since/home ! toy phone homework dog cat
    PEER ~~ left ~~ older/man/boyfriend/stranger/guy ~~
    CREATE ~~ running/run/leaving/leave ~ away/home ~~ tonight/bag/real/bus/door/packed/good/nobody/know/midnight/me ! dog circus zebra unicorn bee
    bus/train ticket ~~ see/him/her/leave/run/online/bought/away ! museum game concert grandma
    not coming/come/going/go back/home ~~ ever/tonight/anymore/not/i ! school camp toy
    lost ~~ dark/percent/dying/woods/night/alone/cold ~~ phone/not/dark/scared/woods ! game tooth homework
    `,
  ),
  phrases(
    "danger",
    "strangers-and-threats",
    "high",
    "sure",
    "strangers, online meetings, gangs, weapons, drunk drivers, fire",
    `
    MAN/car/van/truck/someone/people/guys/HESHE/hombre/carro/camioneta/senor/alguien ~~ follow/follows/following/followed/foloing/chasing/stalking/siguiendo/sigue/siguio/persigue/persiguiendo ~ me/us/home/my ! instagram tiktok dog cat duck puppy youtube account recipe goose insta
    following/followed/siguiendo ~ me/us ~~ home/school/man/car/guy/walking/street ! instagram tiktok dog cat duck
    MAN/someone/HESHE ~~ grab/grabbed/grabs/pull/pulled/tried/trying/take/quiso/subir/jalo ~~ me/us/my ~~ arm/van/car/truck/into/hair/camioneta/carro/bus/away ! candy ball sticker popcorn cookie
    into ~ HIS/a/the? ~ van/car/truck ~~ stranger/man/tried/got/pulled/puppy ! mom dad groceries uncle
    got/get/getting/going/gonna ~ in/into ~~ car/van/truck ~~ stranger/man/met/know/guy/someone/not/puppy/online ! mom dad carpool grandma
    MAN/someone/stranger/guy/car ~~ outside/waiting/waits/watching/staring/standing/parked/hanging ~~ window/house/home/door/school/me/bus/my ! game concert store delivery
    MAN/someone/they/people ~~ break/breaking/open/get/getting/got/came/entrar/trying/trying/banging/knocking ~~ in/into/door/window/house/casa/puerta ~~ ! pizza delivery mail package neighbor key halloween trick
    breaking in/into ! song dance news character
    someone ~ in ~ my? house
    under ~ my bed/the/table ~~ someone/shooting/house/hiding/gun* ! cat monster toys shoes dog
    home alone/alone ~~ stranger/someone/noise/door/man/gas/scared/smoke/fire ~~ ! movie dark
    MEET ~~ someone/guy/man/boy/girl/friend/him/her/boyfriend/alguien/muchacho/person ~~ ONLINE/never ~~ ! mom dad parents class teacher game team convention
    ONLINE ~~ friend/guy/boyfriend/man/girl/someone/person/girlfriend/gf/bf ~~ MEET/address/pick/see/come/picking/ticket/meeting/visit ~~ ! mom knows mod level
    meet*/meeting/see/verme ~~ from/online/internet/conoci/met ~~ ONLINE/older/park/mall/alone/nobody/tonight/secret/hotel/tell/tells ! mom dad parents class teacher game team
    met ~~ ONLINE ~~ hotel/car/pick/house/tonight/alone/older/19/20/21/meet/park/mall/address/in/him ! mom dad class
    address ~~ ONLINE/pick/him/asked/friend/wants/stranger ! email ip homework letter envelope
    never met ~~ him/her/irl/person/life
    hotel/motel/apartment/house/party/car ~~ strange/older/guys/man/stranger/met/not let/alone/men/leave/online ~~ ! cousins uncle grandma vacation movie
    not ~ let/letting/take/taking/dejan/deja ~ me/us ~~ leave/go/home/out/salir/ir/casa ~~ ! party dance sleepover concert camp mom dad until dishes homework mall practice parents teacher class movie recess game
    took/have/has/quito ~ my phone ~~ not/leave/let/go ! mom dad teacher grounded parents class
    in ~ HIS/a? car ~~ not/taking/scared/older/home/let ! mom dad grandma
    gang/gangs/pandilla/pandilleros ! show movie game green song
    sell/selling/carry/deliver/hold/move/vender/vendo/run ~~ drugs/weed/package/packages/vapes/pills/droga/drogas ~~ ! class essay
    older ~ kids/guys/boys/dudes ~~ want/make/gave/drugs/carry/sell/jump/threat*/force*/giving/dare* ~~ ! basketball team play
    jump/jumping/beat/beating/stab/shoot/kill/golpear/get/fight/hurt ~ me ~~ bats/beats/money/pay/outside/tomorrow/after/family/fight/know/show/waiting/salida/gang/walk ! now ugh play test tests game song bed rope trampoline tag mom dad
    waiting ~~ outside/after ~~ school/jump/fight/me/beat ~~ ! bus mom dad pick grandma
    threat*/amenaz* ~ me/us/my/with ~~ knife/gun/beat/kill/jump/stab/navaja/pistola/hurt/shoot/pistola/cuchillo/droga/fotos/bat ! detention grounding
    pulled/pointed/points/pull/flashed ~~ gun/knife ~~ on/at ~ me/us/him/mom ! nerf water game
    GUN ~~ found/table/brother/home/room/playing/little/loaded/drawer/kitchen ~~ playing/brother/sister/table/scared/home/here/it/room ! nerf water game toy fortnite minecraft cake butter
    found/encontre/saw ~ HIS? ~ FIREARM/gun/pistola ~~ room/dad/brother/bed/papa/drawer/closet/backpack ! nerf water game toy
    hear/heard/hearing/there/hay/escucho/shooting/gunshots/balazos/disparos/balacera/tiroteo ~~ gunshots/shots/shooting/gunfire/balazos/disparos/balacera/tiroteo ~~ ! game tv movie beat song sound western hoops basketball video
    gunshots/balazos/balacera ! game movie beat song sound sounds western
    shooting ~ outside/school/at/in ~~ hiding/bed/under/now/door/lockdown ! game movie hoops stars
    dad/mom/driver/uncle/papa/mama/chofer/HESHE/parents ~~ drive/driving/drives/manejando/maneja/drove/car/viene ~~ drunk/high/drinking/borracho/tomado/fast/drank/fuming ~~ ! golf range
    drunk/high/borracho/drank/drinking ~~ drive/driving/manejando/maneja/car/drove ! song video class
    babysitter/sitter ~~ passed/drunk/gone/left/sleeping ~~
    house/kitchen/apartment/building/room/casa/edificio/school/stove ~ on/quemando/incendio/burning/fire ~~ fire/now/help/alone/out ! song fire drill minecraft sims game lava dance floor lit
    fire ~~ my/our/in ~ building/house/apartment/kitchen/room/home ~~ ! drill place fortnite sims minecraft truck song alarm sims pit station marshmallows tablet
    smoke/humo ~~ coming/kitchen/apartment/room/door/alone/house/everywhere/smell/under ! bacon alarm machine concert stage dry
    smell/huele/smells ~ gas/smoke/gas
    se ~ quemando ~~ casa/cocina ! pan
    door ~ hot ~~ smoke/fire
    water ~~ coming ~~ house/in/room ~~ ! faucet pool
    train tracks ~~ dared/lie/lying/playing/friends
    PEER ~~ pay ~~ guy/him/back ~~ hurt/or/he ! lunch pizza
    man/guy ~~ making/makes ~ her/me/him ~ do ~ things/stuff ~~
    blackmail* ~~
    kitchen/house/apartment/stove/building/curtains/garage ~ on fire ! sims game
    meet/meeting/see ~~ guy/man/boy/someone/dude/person ~~ instagram/snap/online/discord/roblox/tiktok/internet
    party ~~ older ~ guys/men/boys/dudes
    got ~ in ~ his/the/a car
    come see ~ my puppy/kittens/dog ~~ car/van/house
    told ~ my? mom/parents ~~ but ~~ going/meet/really
    friend/PEER ~ disappeared ! game minecraft
    `,
  ),
  phrases(
    "danger",
    "es",
    "high",
    "sure",
    "lo mismo en español",
    `
    ANYONE ~~ no ~ despierta/reacciona/responde/contesta/respira/mueve ~~ ! telefono mensajes whatsapp llamadas celular
    no despierta/reacciona/respira ~~ ! alarma escuela
    inconsciente/desmayo/desmayado/convulsion*/temblando ~~ amig*/hermano/hermana/mama/papa/prima/primo/droga*/fiesta/reacciona/no ! calor risa frio coro
    hermano/hermana/hermanito/hermanita/amigo/amiga/prima/primo/bebe/mama/papa ~~ trago/tomo/tragado/comio/bebio ~~ pastillas/cloro/medicinas/botella/alcohol/drogas/mucho/algo/jabon/frasco ! gripa alergia doctor leche sopa
    tome/trague/bebi/tomado/tomo ~~ muchas/demasiadas/cloro/algo/pastillas/veneno/todas/droga/alcohol ~~ mal/raro/rara/mareo/corazon/respirar/siento/mareado/despierta/vomit*/no ! alergia gripa cabeza agua jugo
    drogaron/drogado/drogada/me dieron algo
    dieron/echaron/puso/pusieron ~ algo ~~ bebida/vaso/refresco/tomar
    muy borracho/borracha ~~ no/despierta/contesta/amigo/amiga
    se cayo/caido ~~ no/mueve/sangre/contesta/despierta/habla ! risa jaja diente
    me ~ escape/fugue/escapo/fugo/escapar/fugar/escaparme ~~ ! juego clase pelicula
    voy/quiero/vamos/va ~ escapar/escaparme/fugarme/huir/irme ~~ noche/casa/novio/chavo/nadie/hoy/manana ~~ ! vacaciones playa juego
    me ~ corrieron/corrio/echaron/echo ~~ casa/calle/papa/mama ! equipo clase grupo
    no ~ tengo/se/tenemos/hay ~~ donde ~ dormir/quedarme/ir/vivir/quedarnos
    donde ~~ dormir/quedarse/ir ~~ casa/fue/nino/noche ! vacaciones osos
    durmiendo/viviendo/dormimos/vivimos/duermo/estoy ~~ carro/calle/parque/coche/albergue/terminal/puente ! viaje campamento juego camino
    en la calle ~~ ! jugando juego perro
    hombre/senor/carro/alguien/tipo/camioneta ~~ sigue/siguiendo/siguio/persigue/espera/subir/seguirme/mirando/afuera/entrar ~~ ! instagram tiktok
    quiere/quiso/intenta/tratan/quieren ~~ entrar/subir/meter/llevar ~~ casa/carro/camioneta/coche
    conoci/conocer ~~ internet/instagram/discord/roblox/facebook/tiktok/linea ~~ ! mama papa
    ver/verme/vernos/recoger/recoge/encontrarme ~~ alguien/muchacho/hombre/chavo/senor/novio/amigo ~~ internet/instagram/conoci/discord/linea/juego/nadie ! mama papa
    no ~ me/nos dejan/deja ~ salir/ir ~~ casa/aqui/cuarto ! fiesta tarea mama recreo papa
    huele ~ gas/humo ~~ ! comida
    quemando/incendio/incendia/humo ~~ casa/cocina/edificio/cuarto/departamento ! pan carne simulacro
    balazos/disparos/balacera/tiroteo ! juego pelicula cancion
    manejando/maneja ~~ borracho/tomado/borracha
    pandilla/pandilleros/narcos/sicario* ! serie pelicula
    amenazan/amenazo/amenazaron/amenaza ~~ vendo/droga/navaja/pistola/golpear/matar/cuchillo/pegar/familia
    van/vienen/quieren ~ golpear/pegar/madrear/partir ~~ salida/escuela/manana/varios/cinco/todos ! penal pelota
    pistola/arma ~~ hermanito/encontre/jugando/cajon/papa/agarro ! agua juguete juego
    reto ~~ respirar/desmay*/ahorc*/despierta/aguantar
    perdi/perdido/perdida ~~ noche/solo/sola/calle/oscuro/se donde ! partido juego juguete celular
    se fue ~~ hombre/mayor/novio/desconocido ~~ contesta/noche/casa/llega
    encerrado/encerrada ~~ respirar/salir/nadie/elevador/oigan
    drogaron
    `,
  ),
  phrases(
    "danger",
    "hint",
    "concern",
    "likely",
    "may be about a danger now; the classifier decides",
    `
    PEER/HESHE ~~ passed/drunk/high/wake/breathing/pills/drugs
    ran/run/running/leave/leaving ~~ away/home/tonight
    stranger/man/guy ~~ me/my
    took/drank/swallowed/ate ~~ PILLS/POISON/something/lot
    meet/meeting ~~ online/internet/guy/someone
    gun/knife/fire/smoke/gas/911/police/shooting/gang
    sleep ~~ car/street/park/outside
    help ~~ trapped/alone/scared
    despierta/escape/calle/sigue/pistola/borracho/perdi
    `,
  ),
];
