import { phrases } from "./phrase-group";

const play =
  "game games minecraft fortnite roblox boss level zombie zombies dragon movie play book novel nerf water paintball laser team match practice opponent pokemon enemy enemies raid mario smash hoops basketball soccer chess character villain juego nivel jefe videojuego partido equipo pelota dodgeball snowball snowballs pinata";

/** Threats to others: wish, plan, weapons, warnings, cruelty, threats heard from others. */
export const violencePhrases = [
  phrases(
    "violence_to_others",
    "wish-or-threat",
    "high",
    "sure",
    "wants or means to hurt or kill somebody",
    `
    TOWARD/gonna/ima ~ SLAY ~ HIS? ~ VICTIM ~~ ! ${play} spider spiders bug bugs mosquito time audition talent show solo test stage mom's cute funny lol homework vibe concert competition about rhapsody wearing hoodie room
    TOWARD/gonna ~ HARM ~ HIS? ~ VICTIM ! ${play} spider bug feelings hurt time audition talent solo test printer computer lol marshmallow* cake homework not vibe concert competition birthday cupcake* cookies hoodie wearing about rhapsody
    WANT ~ hurt/stab/kill/shoot/punch/choke/attack/cut/burn/murder ~ someone/people/everyone/them/somebody/others/kids/animals/him/her/brother/sister/teacher/baby/mom ~~ ! ${play} myself stuff candy remote toys charger snack
    urges/urge/fantasize/fantasy/fantasies/imagine/imagining/dream/dreaming/picture/think/thinking/thoughts/love/like/enjoy/liked/pienso/imagino ~~ HARM/choking/bleeding/hurting/stabbing/killing/killing/smothering/blood ~ VICTIM/on/all/over/people/teacher/mom/brother ~~ ! ${play} story movie paintball songs myself
    blood ~~ all over/everywhere ~~ class/classroom/school/him/her/them ! ${play} nose
    choking/bleeding/begging/suffering/screaming ~~ make/makes ~ me ~ happy/feel
    watch*/make/making ~~ HESHE/him/her/people/them ~ suffer/bleed/beg/die/cry ~~ happy/want/good/feel/like ! ${play} cutting onions
    make/makes/making/hago/hacer ~ them/him/her/everyone/you/all ~ pay/bleed/suffer/regret/beg/sorry ! ${play} lunch pizza ticket
    HESHE/VICTIM/they ~~ will/going/gonna/all ~ pay/regret/sorry/beg ~~ ! hoodie lol ice cream beating us brother lunch pizza attention ${play} tickets
    them/they/everyone ~~ all ~ pay/sorry/bleed/regret/sufrir
    get ~ my? revenge/back/even ~~ on/at/with/class/them/him/everyone ~~ die/class/hurt/gun/school/grade/everyone/people/rap/glock/3rd/period/really ! ${play} prank homework bread
    revenge ~~ people/die/class/plan/school/gun/really/everyone ! ${play} kart mario
    deserve/deserves/deserved/merece/merecen ~~ die/hurt/pain/shot/shooting/coming/killed/morir/suffer/bleed/punch* ! ${play} candy award trophy fired
    school/class ~ deserve*
    HESHE/PEER ~ dead/not alive ~~ by/friday/tomorrow/man/meat/when/monday ~~ knife/gun/i/if/bet ! ${play} phone battery character
    he ~ dead man
    not ~ alive/wake/living ~ by/after ~~ friday/monday/tomorrow/i ~~ ! fish plant
    slit/cut/slice ~ HIS ~ throat/throats/face/neck ! paper
    smash/bash/break/crush/romper ~~ HIS/the/le? ~ head/skull/face/neck/teeth/legs/bones/cabeza/cara ~~ ! ${play} record news pinata
    beat/hit/kick/smash/golpear ~~ until/till/hasta ~~ stop/stops/moving/dead/bleed*/breathing/hospital/move/muev*/deje
    put ~ him/her/them/kid ~~ in hospital/coma/wheelchair/ground/grave
    push/pushing/shove/empujar* ~ HESHE/him/her/VICTIM ~~ stairs/bleachers/bus/train/window/cliff/roof/traffic/off/escaleras ~~ ! ${play} swing sled
    run/running ~ him/her/them/brother/ex over ! ${play} dialogue lines
    poison/envenenar*/rat/veneno/bleach/pills/something/algo ~~ HIS/in/en/on/into ~ drink/food/water/coffee/bebida/agua/bottle/lunch/comida/cafe ~~ ! my our ${play} fish plant
    put/poured/pour/slip/slipped/echar/eche/echo/echarle ~~ something/poison/stuff/bleach/algo/veneno ~~ HIS/her/their/teacher ~ drink/food/water/bottle/coffee/agua/bebida/lunch
    cut/loosened/loosen/messed ~~ brakes/bolts/ropes/wheel
    set/light/burn/burning/put/prender/prendi/quemar ~~ house/school/bed/car/cat/dog/class/gym/hair/him/her/them/fuego/escuela/casa ~ on/down/fire/a/with/up ~~ fire/down/with/tonight/everybody/everyone/inside/todos/adentro/while/him ! ${play} sims song beat cd marshmallow dinner cookies stage playlist dance floor
    burn ~~ school/house/gym/church/class/it ~ down ! mixtape song beat fire drums
    burns ~ tonight ! tongue calories
    matches/gas/gasoline/lighter ~~ school/gym/house/burn/tonight ! candle birthday camp
    bomb/bombs/explosives/explosive/explode/bomba/pipe-bomb/molotov ~~ how/make/build/school/put/locker/class/room/threat/hago/tutorial/ingredient*/need/home/in ! ${play} terraria bath sims volcano dance song bass cherry project history photo
    how/make/making/build/building/hacer/hago/ingredients/stuff ~~ bomb/explosive*/molotov/grenade/bomba ! work plant calorimeter nukes ${play} terraria bath tnt calorie photo dance war project history
    chemicals ~~ explode/blow/bomb/locker ! science volcano
    end ~ him/her/them/you ~~ swear/joking/tomorrow/for good/will ! game song
    gonna/going/ima/will/i ~ end/catch/smoke/drop/slide/shank/gut/merk/clap/op ~ her/him/them/body/on him/bodies ~~ ! ${play}
    catch ~ a? body
    slide on ~ him/her/them
    bullet ~~ in ~ him/her/head/them ! journal train points
    voices/voice/voces ~~ tell/tells/telling/say/says/dicen/dice/command* ~~ HARM/hurt/stab/kill/mate/lastime/attack ! ${play} actor
    SLAY/kill/stab/shoot/matar/mato ~ HIS? ~ VICTIM/teacher/mom/stepdad/him/her ~~ then SELF/myself/if/because/real/serious/fr/swear/knife/gun ! ${play} grade
    take/taking ~ them/everyone/him/some/people ~~ with me ! trip vacation
    nothing ~ lose ~~ take/them/kill
    snap/lose it ~~ hurt/safe/someone/somebody/die/everybody/people ! photo peas fingers
    not ~ be ~ safe ~~ everybody/nobody/school
    dont/not want ~ hurt ~ but ~~
    wish* ~ HESHE/HIS/my ~ teacher/mom/dad/VICTIM ~ dead/died/die ! ${play} goldfish
    jump/beat/jumping ~~ kid/him/her/freshman/boy/girl ~~ after/tomorrow/hospital/school/group/friends/all/bats ~~ ! ${play} rope trampoline
    hit/stab/cut/bite/hurt/choke/strangle ~ HIS/my baby/little ~ brother/sister/cousin ~~ hammer/knife/real/want/urge/hands/scissors/more ! ${play}
    scissors/knife/hammer ~~ cut/stab/hit/hurt ~ HESHE/emma/him/her/VICTIM/PEER ! paper cake ${play}
    almost/nearly/was/tried ~~ stab/stabbed/kill/killed/strangled/choked ~ him/her/my/VICTIM ! ${play} laugh*
    hurt/hurting/kill/killed/killing/torture/tortured/drown/drowned/strangle/kick/kicked/burn/fire/lastimar/mate/ahorque ~~ cat/dog/animal/animals/hamster/bird/puppy/kitten/kittens/squirrel/pet/perro/perros/gato/gatos ~~ like*/good/fun/purpose/again/see/want/felt/gusta/gusto/liked/wanted ! ${play} vet sad accident miss cried
    like/liked/enjoy/love/gusta ~~ hurt*/killing/torturing/lastimar/matar ~~ animals/cats/dogs/things/people/perros/gatos/animales ! ${play}
    set ~~ cat/dog/animal ~~ fire
    how/can ~~ poison ~ someone/somebody/person/people/teacher/him/her/stepdad ! game minecraft
    how much ~~ poison ~~ die/kill/person
    wait ~~ after school ~~ bat/knife/stop/gun/him/her ! bus mom pick
    cut/slash/ruin ~ her/his/their face
    one day/about/gonna/will/going ~ snap ~~ ! photo peas fingers pic picture
    somebody/someone/people ~~ get ~ hurt ~ bad/real/seriously ! game play practice
    not joking ~~ end/kill/hurt/stab/shoot
    ill/will/gonna ~ end ~ her/him/them ! spoils lol uno
    swear ~~ stab/kill/shoot/hurt/punch/end ~ her/him/them/you
    people/they/everyone ~ should suffer/die/bleed ~~ i/me
    one who ~~ does it/kills/hurts
    threatened ~ him/her/them ~~ meant
    meant every word ~~ 
    if ~~ posts/touches/says/does/looks ~~ stab/kill/shoot/bullet/hurt/end ! game
    smoke/drop/clap/body ~ him/her/them ~~ glock/gun/strap/real/fr/tmr/sight ! game fortnite warzone
    opped/smoked/clapped ~~ on sight/glock/blick/gun
    wil/gona/gunna/guna ~ kil/kill/sheet/shot ~ ~~ teacher/him/her/gun/class
    not/never ~ walk/walking/play/see/talk ~ again? ~~ when/after/done ~~ him/her/with ! game
    make sure ~~ never/not ~ walks/walk/plays/breathes/wakes
    done with him/her/them ! dating friend friends
    need ~ wheelchair/ambulance/casket/hospital ~~ he/she/they/done ! grandma
    break/quebrar/romper ~~ every/his/her/las ~ bone/bones/hand/legs/fingers/piernas/huesos/arm ! record ${play}
    swallow/eat ~ glass/nails ~~ her/him/make
    nails/glass/tacks/pins ~~ his/her ~ seat/food/chair/drink/shoes
    bleach/poison/pills/peanut/cloro ~~ stepmom/teacher/her/his/cup/coffee/lunch/cafe ~~ ! allergic my
    peanut* ~~ her/his lunch ~~ allergic
    throw acid
    hear ~ him/her/them scream
    light leave ~ his/her eyes
    neck snap
    dreams/dreaming ~~ murder*/killing/stabbing ~~ happy/family/like/woke
    stood/standing over ~~ scissors/knife/sleep*
    pillow over ~ baby/sister/brother/his/her ! fight
    shook/shake ~ baby
    pushed ~~ sister/brother/her/him ~~ stairs ~~ not sorry/harder/next/again
    not sorry ~~ next time
    tied ~~ kid/neighbor/brother/her/him ~~ up left
    cat/hamster/dog/kitten/squirrel/lizard/gatito ~~ dryer/microwave/wall/oven/tail/drown*/ahogue/mate/practice ~~ ! vet ran sad saved
    microwave/dryer/oven ~~ cat/hamster/dog/kitten/baby ! toy
    practice ~ on ~ squirrels/cats/dogs/animals
    on to cats
    targets in mind
    faces on my target
    next time ~ he/she ~ touches/hits/does ~~ dead/kill/bat/knife
    ill/will/gonna/going/ima ~ cut/burn/hit/stab/shoot/bite/choke/shank/smoke/jump ~ her/him/them/my/that/both/VICTIM ~~ ! ${play} lines hair cake off slack check
    both ~~ cut/stab/kill/shoot
    purge day ~~
    judgment day ~~ ! movie terminator bible
    sliding/slide/pulling/pull up ~ on ~ them/him/her/opps ~~ ! instagram
    opps ~~ school/pole/strap/blade/glock/slide
    air it out ~~
    smoke that kid
    life ~~ ending his/hers
    ruined my life ~~ his/her/their
    eye for ~ eye
    pushed me ~~ too/many/broke/far ~~ ! swing
    breaking point ~~ monday/tuesday/friday/mine
    made me ~ monster
    hurt people hurt people ~~ turn
    karma ~~ barrel/bullet/gun
    waiting till/until ~ he/she ~ drunk/sleeps/asleep ~~
    when ~ he/she/they sleep/sleeps/asleep ~~ stab/kill/hammer/knife
    god/voice/voices/man ~~ told/tells/says/say ~ me/her? ~~ hurt/drown/burn/kill/stab/queme
    choke ~ my friend/brother/sister ~~ not stop/when
    bleeds/bleed ~~ bite/hit/punch/until/till ~~ him/her ! lip gums
    baby ~~ in water/go away/put ~~ ! bath
    hit/pegarle ~ HESHE/ava/my/PEER/STAFF ~~ brick/rock/hammer/bat/martillo/on head
    rock/brick/hammer/martillo/bat ~~ backpack/bag/mochila/ready/hit
    `,
  ),
  phrases(
    "violence_to_others",
    "plan-and-weapons",
    "imminent",
    "sure",
    "weapons, lists, days, warnings, attacks on a school",
    `
    bring/brings/bringing/brought/brng/take/taking/carry/carrying/sneak/sneaking/hid/hide/hiding/have/has/got/pack/llevar/llevo/traigo/trae/traer/lleva/meter/metio/packing ~~ GUN ~~ SCHOOL/friday/monday/tuesday/wednesday/thursday/tomorrow/locker/for/hallway/him/her/bag/sharpened/salon/paz/tmr/waistband/class ! ${play} toy cake butter cook* camp camping fishing scout bb cans kitchen museum prop plastic lunch police officer sheriff soldier policia
    GUN ~~ in/en/at/to ~ HIS/the/my/mi/su? ~ backpack/locker/school/class/bag/mochila/escuela/salon/waistband/pocket/gym ! ${play} toy plastic prop drill
    SHARP/compass/scissors/stick/screwdriver/pencil ~~ brought/bring/sharpened ~~ stab/him/her/school/kyle/use ! ${play}
    sharpen*/afile/afilado ~~ stick/pencil/knife/compass/screwdriver/cuchillo ~~ use/stab/him/her/tomorrow/manana ! test drawing class
    shoot/shooting/blow/blowing/bomb/attack/balear/quemar ~ up? ~ SCHOOL/class/everyone/dance/everybody/salon/assembly/mall/church/prom/homecoming/place ! ${play} hoops free photo photos video confetti drill balloon movie essay ball film balloons forgot me
    shoot/shooter/shooting ~~ up ~ the/my? ~ dance/school/class/place/game/prom
    school shooter/shooters/shooting/shootings ~~ ! drill news prevention essay report project debate class scared speech
    tiroteo ~~ escuela/manana/lunes
    columbine/parkland/manifesto/manifiesto/sandyhook ! report project class essay documentary book communist history
    next ~ school? ~ shooter/columbine
    get/got/buy/steal/borrow/find/consigo/conseguir/comprar/have/access/know/sabe/se/can ~~ FIREARM/gun/rifle/pistola/bullets ~~ parents/knowing/dad/uncle/papa/without/online/where/safe/code/keeps/who/school/kids/how/cousin/guarda ! ${play} nerf water hunting history law range glue
    how/where/donde/como ~~ get/buy/consigo/comprar/compro/sneak/bring/find ~~ FIREARM/gun/knife/bullets/weapon/pistola/weapons ! ${play} history law minecraft terraria nerf mm2 golden skin
    know/se/sabe ~~ where ~~ dad/mom/uncle/grandpa/papa/he/grandfather/parents ~~ keeps/hides/guarda/gun/guns/rifle ~~ who/picked/school/them/bully/gun ! ${play} hunting cookies
    code/combination ~~ gun/safe ~~ ! game vault minecraft
    practice/practiced/practicing ~~ shooting ~~ ready/gun/them/school ! hoops basketball free soccer ball archery
    metal detector/detectors ~~ past/sneak/get/knife/gun/through/without ! airport beach gold
    check/search/checking ~ backpacks/bags ~~ fridays/day/when/do ! grocery
    guard/security/cops/police ~~ leave/leaves/long/take/times/plan/door ~~ ! game museum shin
    how long ~~ cops/police ~~ 
    drawing/drew/draw/map/maps/dibujo ~~ school/cafeteria/hallway/rooms/classroom ~~ x/xs/hit/stand/where/exits/who/shoot/first ! project class history treasure bathroom new art geography
    made/make/making/wrote/writing/keep/keeps/have/has/hice/hizo/on ~~ list/lista/names/notebook/hitlist/libreta ~~ people/kill/die/hurt/deserve*/first/enemies/bullied/wronged/schedules/names/hates/morir/mat*/who/pay ~~ ! birthday groceries party songs invite christmas playlist shopping bands everyone movies group wish movies class people i want invite
    hit/kill/death/revenge list ! games movie todo
    first on ~ my/the list
    list ~~ dies/die/kill/deserve/hurt
    dies first ! ${play} movie
    monday/tuesday/wednesday/thursday/friday/tomorrow/lunes/martes/miercoles/jueves/viernes/manana ~~ they/everyone/all/todos/people/nobody/laugh* ~~ sorry/pay/regret/see/bleed/die/remember/sangre/pagar/vengan/laughing/arrepentir* ! ${play} concert sale test
    they/everyone/nobody/noone/people/todos ~~ sorry/regret/remember/forget/laugh/laughing/know ~~ monday/tuesday/wednesday/thursday/friday/tomorrow/news/when/after/lunes/name/bring ! ${play} birthday test spelling concert show song homework late mom
    laughed/laugh/laughing/bullied/rieron ~ at? ~ me ~~ pay/sorry/bring/last/revenge/regret/tuesday/blood/kill/never/matar ! ${play} joke talent
    never/not/nobody ~ laugh/mess/bully/forget ~~ again/me/name ~~ after/do/tomorrow/when ! ${play} 
    see/know/remember/hear/watch ~~ me/my/name ~~ on/in/the? ~ news/noticias/tv ~~ ! spelling bee talent winning weather channel interview ${play} baking parade
    me/salir/name ~~ on/en ~ news/noticias ~~ do/what/hacer/monday/hice/voy/tuesday ! spelling bee talent winning weather interview
    not/stay/dont/avoid/skip/no/miss/be/call ~~ come/home/away/go/school/vayas/vengas/sick/aparezcas/cafeteria/gym/rally/bus/game/lunch ~~ monday/tuesday/wednesday/thursday/friday/tomorrow/trust/serious/hurt/warning/warn/nice/live/lunes/manana/safe/tell/better/sangre/happens/like/caso/period ! snow fever flu sick dentist holiday stomach closed virus bug practice storm covid library doctor half presidents memorial holiday labor day*
    warn*/warning ~ you/u/people/them ~~ nice/hurt/school/come/dont/not ! weather spoiler
    stay/come ~~ home/school ~~ happens/blood/live/alive/shoot/serious/trust/hurt ! 
    you should/better ~ stay home ~~
    wear ~ vest/running/bulletproof ~ shoes? ~~ monday/tomorrow/friday/need/haha ! 5k race track cross pe
    bloodbath/massacre/masacre ! boston reading history movie game report
    something big/bad ~~ happen/going ~~ school/monday/friday/tomorrow/assembly
    last day ~~ some/people/them/school/here ~~ alive/everyone/hurt/kids ! of before summer
    one/some ~ day ~~ everyone/they/all ~~ see/pay/sorry/die/news/know ! famous star talent song
    going down/down ~~ taking/take ~~ them/all/everyone/with
    not ~ see it coming ! ending twist
    have/tengo ~~ plan ~~ revenge/die/people/them/hurt/class/arrepentir*/kill/guns/everyone ! ${play} trip science
    plan/planning/planning ~~ something/attack/revenge/shoot*/stab/kill/hurt ~~ school/assembly/weapons/people/class/ex/them/him/her/homecoming ! ${play} surprise party prank birthday
    PEER/HESHE/kid ~~ gun/knife/weapon/ammo/bullets/pistola/weapons/bomb/arma/cuchillo ~~ school/backpack/show*/brought/bring/monday/photo/post*/says/bed/bought/trae/bathroom/locker/bus ! ${play} cake butter toy nerf
    PEER/HESHE/kid ~~ showed/posted/sent/shows/pictures ~~ gun/knife/bullets/weapon/weapons ! ${play} cake toy nerf
    PEER/HESHE/kid/dice ~~ say/says/said/saying/going/gonna/wants/want/plan/plans/planning/talks/talking/va/quiere/threat*/keeps ~~ shoot/kill/stab/bomb/blow/balear/matar/hit/hurt/attack ~ up? ~~ school/everyone/people/class/kids/teacher/him/her/everybody/ex/stepdad/salon/todos/place/dance/us/them/mall/somebody/someone/me ! ${play} chores room grades mom dad ball
    PEER ~~ notebook/list/diary/journal/drawing/map ~~ kill/die/hit/shoot/dead/names
    wrote/written/puso/someone/somebody/post/posted/grafitti ~~ wall/instagram/bathroom/snap/story/insta ~~ shooting/bomb/shoot/gun/tiroteo/kill/monday/attack ! ${play}
    overheard/heard/hear ~~ kids/boys/guys/two/someone/kid ~~ gun/guns/bomb/shoot*/kill/weapons ! ${play}
    told/said ~ me/us ~~ not/stay ~~ come/home/school ~~ tomorrow/monday/joking/friday/thursday ! sick snow mom
    asking/hypothetically/curious/story/theoretically/wondering ~~ gun/knife/weapon/bomb ~~ school/past/sneak/bring/in/student/kid ! play nerf water minecraft
    what ~ happens/would/punishment ~~ kid/12/13/14/minor/student ~~ kills/gun/murder/stabs/school/kill ! movie book
    murder ~~ if ~ they/he/she ~ deserved
    CREATE ~~ shoot/shooting/kill/stab/gun/glock/blood/massacre/bomb/pay/revenge/burn/bleed ~~ school/class/classroom/everyone/period/her/him/teacher/bully/stepdad/them/names/place/day/really/diary/kids/all/salon/todos/dad ! ${play} western cowboy pirate mystery civil war story
    CREATE ~~ day ~~ pay/all/die/kill/revenge/do/bleed ~~ ! mother's father's birthday
    CREATE ~~ walk/walking/walked ~ in ~~ glock/gun/it/with/uncle's/school/class ! love runway
    already know ~ where/how ~~ do ~ it ! song game
    va en serio ~~ mat*
    day ~~ place ~~ kill/where/her/him
    forget/remember/know ~ my name ~~ ! teacher sub coach song
    list ~~ names ~~ schedules/know/first/who
    know ~~ hallway/cafeteria/gym/lunch ~~ crowded/full/busy/packed ~~ when ! traffic
    blood bath ! movie vampire book
    sick ~ tomorrow ~~ want ~ live/alive
    last day ~~ some/for ~ people/kids/them/everyone ~~ ! of summer before
    group chat/guy/kid/he/they ~~ planning something ~~ assembly/school/weapons/rally ! surprise prank birthday party
    sneak/get/bring ~ weapon/weapons/knife/gun ~ in/past/into ! game minecraft toy nerf
    CREATE ~~ bully/bullies/class/teacher/ex/classmates ~~ gun/kill/hurt/knife/revenge/do to/shoot
    CREATE ~~ revenge ~~ really/gonna/going/class/school/for real ! movie villain? kart
    CREATE ~~ walk in with
    speech/manifesto ~~ revenge/class/kill ! shakespeare debate
    brought/bring/bringing/brng/carry ~ knife/nife/gun/blade/weapon/glock/strap ~~ ! cake butter cook* toy fish* camp* nerf water
    not this time ~~ 
    chickened out
    bring/bringing/brought ~ it ~~ monday/tuesday/wednesday/thursday/friday/tomorrow ~~ laugh*/sorry/pay/see
    not ~ laugh/laughing ~~ when/after ~ i ~~ ! joke movie
    laughed ~ at me ~~ laughing/laugh ~~ not/wont/will
    map/maps/drawing ~~ school/rooms/building ~~ xs/x/hit/target/marked/exits
    collecting shells/bullets/ammo/guns ! beach sea
    officer/guard/security/sro ~~ lunch/leaves/break/takes
    counted/count/conte ~~ exits/salidas/doors
    which doors ~~ lock/locked/open
    timed ~~ how long ~~ get/library/lot/cops
    plan where ~~ run/hide/stand/shoot
    fire alarm trick
    3d/ed ~ printing/printed ~~ shoots/gun/school
    parts ~~ online ~~ thursday/come/gun/bomb
    pressure cooker/propane/fertilizer/nails ~~ making/plan/have/nails
    lock ~ doors ~~ light/burn/fire/nobody/run
    cerrar ~ puertas ~~ fuego
    prom/homecoming/rally/assembly/dance/graduation ~~ remember/goes down/gasoline/countdown/red/lit/over/end ~~ ! dress spirit student pep wear
    days left ~~ apologize/them/they/dias
    quedan ~~ dias ! vacaciones clases cumpleanos
    notebook/cuaderno/app/calendar ~~ names/nombres/dates/how ~~ goes/each/die/dates/ir ! birthday
    list ~~ longer/top 3/on my/he/she ~~ today/top/names ! christmas wish chores playlist
    mass* shooter/shooters/shooting/shootings/killers ~~ get me/relate/understand/watch/admire/videos/learn/right
    relate/understand/admire ~~ joker/shooter/shooters/killers/why people shoot
    watch ~ shooting videos ~~
    studying/learn ~~ what they did wrong
    next one on ~ news
    documentary about me
    not care ~~ jail/prison/juvie ~~ bleed/kill/she/he/time
    how long ~ juvie/jail/prison ~~ for ~ stabbing/killing/shooting
    kids/minor ~~ prison/jail/juvie ~~ kill/stab/parents
    threat ~~ without getting caught/trace
    trace ~~ threat
    poison ~~ not show/undetect*/rastro/gas
    where ~~ aim ~~ not walk/person/someone ! dart free
    part of ~ neck ~~ cut
    how sharp ~~ eye/go
    someone/somebody ~ eye
    ghost gun
    lock ~~ gym/doors/school from outside
    bullet with ~~ name
    whisper*/saying bang ~~ people/walk
    gun fingers
    you all die ~~
    showed ~ me ~~ video ~~ killing/hurting ~~ cat/dog/animal
    knives/knife ~~ for people
    in ~ the? punch ~~ put/dance
    get ~ the? kid who snitched
    planning ~ to jump
    push ~ him/her off bridge
    help/helping ~~ poison ~ his/her mom
    playlist/music/song ~~ walking ~ through doors
    strike ~~ finally/tuesday/monday
    before i do it ~~ lunch/school/at
    countdown ~~ blows/assembly/school/beat ! new year launch rocket christmas
    knock knock ~~ 9/glock/room/gun
    stabbed/shot/jumped tomorrow/friday/monday ~~ ! vaccine flu
    kill them all ! zombies bugs game
    bring/need/wear ~ helmet/vest ~~ friday/monday/tomorrow ! bike football hockey skate
    roof/window ~~ gym/school/friday ~~ with it/sit/near
    not sit/stand near ~ window/door
    lawn ~~ shoot
    hammer/martillo/brick ~~ backpack/mochila
    balas/bullets ~~ compre/bought
    quiero ver ~~ muere/sangr*/sufre
    imagino ~~ disparandoles/matando/disparando
    recreo/salon/escuela ~~ van a ver
    masacres
    si vuelve ~ a tocar* ~~ mato
    caerle ~~ navajas/palos/cinco/entre
    apunalado/apunalada ! noticias pelicula
    tape ~ cara ~~ almohada
    gasolina/gasoline ~~ school/salon/homecoming/prom/burn/manana/llevo
    `,
  ),
  phrases(
    "violence_to_others",
    "es",
    "high",
    "sure",
    "lo mismo en español",
    `
    voy/quiero/vamos/va/van/iba/ganas/pienso/planeo/quisiera ~~ matar/matarlo/matarla/matarlos/apunalar*/balear/disparar*/acuchillar*/envenenar*/ahorcar/asfixiar/degollar ~~ ! ${play} me risa dragon hambre tiempo jefe zombis mama papa regan*
    TOWARD ~ matar/apunalar/lastimar/golpear/ahorcar/quemar ~ HIS/a ~~ maestra/maestro/hermano/hermanito/todos/papa/mama/nino/padrastro/ella/el/ellos/alguien/escuela/profe/companero/gente ! ${play}
    quiero ~~ hacerles/hacerle dano
    quiero ~~ sufran/sangren/mueran/sufra/muera
    hacerles/hacerle ~ dano
    lo/la/los/las ~ voy/va/quiero ~ a ~ matar/apunalar/golpear/quemar/ahorcar ! ${play}
    lo/la/los mato ~~ cuchillo/pistola/traigo/serio/juro/molesta/todos ! ${play}
    molesta/toca/hace ~~ lo/la mato
    llevar/llevo/traigo/trae/traer/lleva/meter ~~ pistola/cuchillo/navaja/arma/bomba ~~ escuela/salon/manana/mochila/papa/nino/paz/molesta ! ${play} agua juguete cocina
    trae pistola/arma/navaja/cuchillo ! ${play} juguete agua
    pagar/pagaran/van/arrepentir/arrepentiran ~~ lunes/martes/viernes/manana/todos/hicieron/plan ! pizza lonche boletos ${play}
    me las ~ van/vas ~ pagar*
    se van ~ arrepentir
    no ~ vayas/vengas/vayan/vengan/aparezcas ~~ escuela/manana/lunes/viernes/caso/martes/jueves ! nieve enfermo gripa feriado puente
    lista ~~ morir/matar/muertos/odio/voy/vengarme/pagar ! super cumple invitados canciones regalos
    se donde ~~ pistola/arma/guarda ! galletas dulces llaves chocolate regalos ${play}
    noticias ~~ voy/hacer/salir/lunes/hice ! clima
    quemar/prender/incendiar ~~ escuela/casa/salon/todos/adentro/fuego ! ${play} pastel velas
    veneno ~~ agua/comida/bebida/cafe ! ${play} ratas cuento
    echar/poner ~~ veneno
    empujar* ~~ escaleras/mate/ventana/puente ! ${play}
    voces ~~ mate/matar/lastim*/dicen
    romper/partir ~~ cabeza/cara/madre/boca ~~ bate/sangr*/palo/salida/hasta ! ${play} pinata
    golpiza/madriza ~~ hospital/vamos/entre/manana/dar
    nino/amigo/primo/companero/alguien/muchacho ~~ va/quiere/dijo/dice/trae/puso ~~ matar/balear/disparar/pistola/tiroteo/cuchillo/bomba/matar* ! ${play}
    tiroteo/balacera ~~ escuela/instagram/manana
    como/donde ~~ hago/consigo/compro/hacer/hace ~~ bomba/pistola/arma/armas/bombas ! ${play} bano
    gusta/gusto ~~ lastimar/matar/torturar ~~ perros/gatos/animales/gente
    le prendi fuego
    rap/cancion ~~ mato/matar/balear/entro ~~ todos/salon/escuela/serio ! ${play}
    `,
  ),
  phrases(
    "violence_to_others",
    "hint",
    "concern",
    "likely",
    "may be a threat; the classifier decides",
    `
    TOWARD ~~ HARM ~~ VICTIM
    GUN ~~ SCHOOL/i/my/him/her/them
    GUN/knife/bomb/bullets/shooter/poison/revenge/massacre
    monday/friday/tomorrow ~~ school/come/home/sorry/pay
    hate ~~ them/him/her/everyone
    list ~~ people/names
    HESHE ~ pay/sorry/regret
    hurt/kill/stab/shoot ~~ someone/people/him/her/them/everyone
    voices/blood/weapon/attack/fire
    matar/pistola/cuchillo/venganza/pagar/lastimar
    `,
  ),
];
