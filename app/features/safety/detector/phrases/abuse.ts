import { phrases } from "./phrase-group";

const notPlay =
  "ball dodgeball pillow snowball game playing videogame chess cards uno mario smash basketball kart tickle boxing karate practice jugando juego pelota balon futbol wrestle wrestling tag race lego football soccer";

/** Violence and sexual acts by people with power, neglect, online coercion, and what a child asks about them. */
export const abusePhrases = [
  phrases(
    "abuse",
    "beaten",
    "high",
    "sure",
    "an adult or partner hits, burns, chokes or throws them",
    `
    PARENT ~~ HIT ~ me/us/him/her/my/our/sister/brother/each/mom/mother/kid/kids ~~ ! ${notPlay} cheeks chair bag hug blanket surprise party feelings ears song hairbrush ride up practice leash
    PARENT ~ HIT/hits/beats ~ me/us ! ${notPlay}
    HESHE ~ HIT ~ me/us/my/mom ~~ with/until/because/when/if/face/stomach/head/ribs/wall/stairs/drunk/hard/neck/arm/hair/every ! ${notPlay} sister brother accident ice cold bumped locker cleats
    HIT ~~ me/us ~ with ~~ WEAPONHIT ! ${notPlay}
    PARENT/HESHE ~~ WEAPONHIT ~~ HIT/me/bleed/bled/marks/on ! ${notPlay} baseball drum car seat door
    GROWNUP ~ choke/chokes/choked/strangle/strangled/punched/punches/kicked/kicks/whip/whips/whipped/slaps/slapped/burns/burned/beats/beat/spanks/spanked/smacked/smacks/whoops/shoved/slammed ~ me/us/my/him/her ! ${notPlay} mario kart chair bag cheeks
    GROWNUP ~~ throw/throws/threw/push/pushes/pushed/slam/slammed/shove/shoved/drag/drags/dragged ~ me/us/him/her/my/things/plates/pan/bottle ~~ wall/stairs/floor/at/down/across/hair/into/head/ground ! ${notPlay} pool birthday
    GROWNUP/HESHE ~~ hold/holds/held/put/puts/pour*/squeez*/grabs/grabbed/pull*/yank* ~~ my/me ~ head/face/hand/neck/hair/throat/arm ~~ under/water/stove/fire/until/so/hot/hurt/breathe ! shower swim pool massage doctor dentist braid brush
    GROWNUP/HESHE ~ squeez*/choke*/grabs/grab/grabbed ~ my/me ~ neck/throat/hair/by
    GROWNUP/HESHE ~ burned/burns/burn/burnt ~ me/my ~~ ! toast dinner cookies sunburn
    kneel/kneeling/stand/corner ~~ rice/hours/night/punish*/beans/uncooked ! catcher church prayer
    PARENT ~~ hits/beats/hit/punches/slaps/chokes/hurts/hurt ~ HIS? ~ mom/dad/mother/brother/sister/each other/wife/her/him ! ${notPlay} bird car
    beating/hitting/hurting/beat/beats on? ~ my/our mom/mother/sister/brother/dad ! ${notPlay}
    he/she/dad/mom/they ~ only ~ hits/hit/slapped/slap ~ me ! ball
    scared/afraid/terrified/miedo ~ of ~ my/PARENT ~ PARENT? ~~ drink*/drunk/mad/angry/home/hurt*/when/hits/mood ! grades grade report window test spider whistles coach
    SCARED/not/afraid ~~ go/come/going/ir/llegar/volver/regresar/be/get HOME ~~ ! homesick test dark walk school boring camp dentist practice vacation party yet
    SCARED ~~ HOME ~~ hurt/hit/hits/beat/dad/mom/drunk/mad/stepdad/pegue/pega/golpe ! grade homework
    not want ~ go home ~~ hurt/hit/dad/mom/stepdad/he/because/mad/yell*/drunk ! fun camp beach party vacation bored yet park
    when/whenever/if/every ~~ drinks/drunk/mad/angry/high ~~ hits/hit/hurts/hurt/throws/breaks/hide/beats/screams/scared/closet/us/me ~~ ! dog sister pillow
    hide/hiding/hid ~~ closet/under/bed/room/bathroom ~~ dad/mom/stepdad/fight*/drunk/drinks/yelling/hits/sister/brother/when he ! seek birthday surprise party game
    put ~~ brother/sister ~~ closet/room ~~ fight*/hurt
    BRUISE ~~ dad/mom/stepdad/stepmom/PARENT/he/she/from ~~ ! soccer football volleyball basketball bike fell accident fall skateboard trampoline falling practice monkey shot flu gym nurse rugby derby scooter table corner
    GROWNUP ~~ BRUISE ~~ me/my/face/back/arm/legs ! accident soccer
    he/she/dad/mom/belt ~ leaves/left/leave ~ BRUISE/marks
    BRUISE ~~ supposed/say/told/tell/lie/said/hide ~~ ! cat
    told/tell/tells/say/said/supposed ~~ fell/tripped/accident/stairs/basketball ~~ but/really/not/he/she/dad/mom ! lol
    say/tell/told ~~ i/we fell/tripped ! monkey bike scooter skateboard trampoline slide swing soccer recess
    belt ~~ marks/hit/whoop/hits/bleed/gets/gave/me ! black karate taekwondo judo yellow seat conveyor pants
    GROWNUP ~~ twist*/broke/breaks/popped/dislocat* ~ my ~ arm/wrist/finger/nose/rib ! record accident phone guitar high score heart
    GROWNUP ~~ spit*/bites ~ me/us ! dog cat brother sister
    flinch* ~~ 
    calls/called/tells/says/call ~ me ~~ worthless/mistake/stupid/trash/whore/slut/useless/burden ~~ every/day/mom/dad/hits ! kid kids boy girl friend classmate
    PARENT ~~ wishes/wish/wished/hates/regret* ~~ never/not/aborted/born/had me/me ! grades
    aborted me
    fight ~ my? brother/cousin ~ for money
    shave/shaved/cut ~ my head/hair ~~ when/because ~ i ~ bad/punish*
    drink ~~ throw up ~~ punish*
    makes/make/made ~ me/us ~~ kneel/starve/drink/fight/sleep ~~ punish*/rice/outside/floor/hours/garage/money/bad/till ! tent camp grandma
    PARENT ~~ chased/chase/chases/threat*/pulled/pointed/points/waved/held ~~ knife/gun/belt/machete/bat ! nerf water turkey
    GUN ~~ at/on/to ~ mom/dad/me/us/her/him/my ! nerf water game fortnite paintball laser
    GROWNUP/HESHE ~~ said/says/threat*/told ~~ kill/hurt/beat/shoot/burn ~~ me/us/dog/mom/cat/her/family ! chores dishes room phone late grades grade homework test joke broke mess cookies chocolate couch
    said/says/threatens/promised ~~ if ~ i/we/mom ~ tell/told/leave/leaves/say ~~ kill/hurt/dog/believe/send/jail/trouble/beat/worse/leave
    if i/we ~ tell/told/say/leave ~~ kill/hurt/dog/believe/jail/beat/worse/trouble/hell/happen/send ! surprise party joke
    happens ~ in ~ our? house/home ~~ stays
    boyfriend/girlfriend/bf/gf/ex/novio/novia/partner ~~ hits/hit/chokes/choked/hurts/slaps/slapped/pushes/punched/pushed/forces/forced/controls/threat*/pega/obliga/golpea/makes ~~ ! ball mom
    boyfriend/ex/girlfriend ~~ nudes/pictures/leak
    hot sauce/soap/pepper ~~ my eyes/mouth
    welts ! bug bee mosquito hives
    black eye ~~ my? ~ dad/mom/stepdad/brother/boyfriend/him/uncle/he
    hitting ~~ tell/told/secret/anyone/teacher/send ! ball
    my? dad/mom/stepdad/stepmom/uncle/father/mother/parents/foster ~~ bet/beet/hurted/hitted ~ me
    gma/grandmother/grandma/grandpa/nana/aunt ~~ burned/burns/burn/hit/hits/slapped ~ my/me
    whenever/when ~ dad/mom/stepdad/he/she/they ~ drinks/drunk/fight/yells ~~ hide/closet/scared/run/lock
    hide ~~ closet/bathroom/bed ~~ sister/brother/baby/when
    `,
  ),
  phrases(
    "abuse",
    "sexual",
    "high",
    "sure",
    "sexual touch, pictures, coercion, secrets with adults",
    `
    GROWNUP/HESHE/someone/kid/boy ~~ TOUCH ~ me/us/my/her/him/himself ~~ PRIVATE/wrong/weird/there/not/private/down/night/places/bed/stop/inappropriate* ! ball doctor appointment surgery shoulder drum shot dentist
    GROWNUP ~ touch/touches/touched/touching/gropes/groped/molest*/fondle*/rapes/raped/rape/toca/toco ~ me/us/her/my ! doctor nurse ball shoulder heart song
    molested/molest/molests/molesting/molestation/raped/rape/rapes/raping/rapist/abused/sexually ! class report book movie song documentary news unit
    TOUCH ~~ my ~ PRIVATE/butt/chest/thigh/privates/leg/legs/body ~~ ! doctor cold wet spider ball surgery stretch cat dog
    touch*/tuch* ~~ private*/privates/privits/downthere/nopenope
    make/makes/made/making/wants/wanted/forces/forced/asks/asked/told ~ me/us/her/him/my ~~ touch/kiss/undress/sit/watch/do/lick/rub/naked/strip/feel ~~ him/her/it/his/lap/things/stuff/each/other/thing/clothes/off ! homework chores dishes game piano practice play ball movie dance song laps teeth
    do/did/does/doing/done/haciendo/hace/hizo ~~ things/stuff/something/cosas/algo ~~ to/with/me/us ~~ me/us/not/night/bad/quiero/like/when ! homework chores fun help sister game school project
    did something bad/gross/wrong ~ me/to
    something ~~ happened ~~ uncle/cousin/grandfather/stepdad/coach/camp/bed/bad/little/wrong/party/when i ! game school funny movie
    came/comes/come/sneaks/gets/got/crawls/enters/walks ~~ in/into ~~ my/our/sister/her ~ room/bed/shower/bathroom ~~ ! wake knock morning cat dog brother sister tuck storm thunder nightmare pancakes knocking alarm goodnight vacuum
    GROWNUP/HESHE ~~ watch/watches/watched/stares/walks/looks/look/bathes/showers/shower/bath ~~ me ~~ shower/change/changing/undress/naked/bath/body/sleep/dress*/bathing ! tv movie game play
    shower*/bath/bathe/bane/bañarse/banar* ~~ dad/stepdad/uncle/papa/padrastro/me/with/conmigo ~~ 11/12/13/not/game/quiero/normal/weird ! dog cat own
    GROWNUP/HESHE ~~ rubs/rub/rubbed/massage*/hugs/hug/kiss/kisses/kissed/tickle*/lap/back/holds/strokes/snuggl* ~ me ~~ weird/mouth/neck/tongue/too/uncomfortable/not/legs/thigh/secret/under/alone/lips/creepy/long/tell/shirt/naked/bed ! grandmother's dentist doctor cheek cheeks embarrass* cat dog
    kiss*/kissed/kisses/besa/beso ~~ mouth/neck/tongue/boca/lips/cuello ~~ ! mirror crush boyfriend
    GROWNUP ~~ kiss/kissed ~ me ! cheek cheeks goodnight forehead embarrass* head grandmother aunt mom
    tried ~ kiss/touch ~ me ! dog cat crush boy girl classmate
    sit ~~ lap ~~ ! dog cat santa reads read book story
    lap ~~ rub*/not/uncomfortable/weird/candy/toys/touch*
    takes/take/took/wants/sends/sent/asks/asked/posts/has/makes/send ~~ PICS ~~ naked/clothes/off/changing/change/shower/body/underwear/bikini/without/shirt/private/sleep*/undress*/no/sexy/chest/feet ! yearbook school cat dog baby team costume puppy
    PICS ~~ shirt/clothes/naked/bikini/underwear/no/ropa/desnud*/off/without/sin ~ ! yearbook cat dog baby puppy fashion team wet
    send/sends/sent/sending/share/post/leak/mandar/mande/manda/enviar/pide/pidio/show ~~ nudes/nude/naked/desnud*/pack ~~ !
    nudes ! work nukes
    send/sent/sending ~~ pics/pictures/photos/pic/video/videos ~ of ~ me/myself/body/himself/him/her/more ~~ ! yearbook dog cat family recital team trip
    post/posts/leak/share/send/show/publish/expose/release ~~ my/them/the/mis ~ PICS ~~ if/unless/school/everyone/more/money/family/mom/not ! yearbook team art drawing recital
    blackmail*/sextort* ! movie book show villain
    send money/more ~~ PICS/post/or/leak/nudes
    GROWNUP/someone/HESHE ~~ ask/asks/asked/wants/want/wanted/pide/pidio/told/makes/quiere ~~ PICS ~~ body/alone/shirt/off/secret/bikini/sexy/desnuda/ropa/no/house/swimsuit/shorts/without ! yearbook school cat dog team passport project costume family
    take/took/takes ~~ shirt/clothes/pants/off ~~ camera/cam/pics/pictures/him/them/me/call/video ! hot sweaty wet muddy shoes
    takes/took/take ~ my? clothes off
    turn ~ my? camera on ~~ shirt/clothes/off/naked
    on camera/cam/webcam ~~ stuff/things/do/naked/makes
    showed/shows/show/sent/sends/shown/enseno/ensena/showing ~~ me/us ~~ PRIVATE/porn/dirty/naked/partes/penis/himself/inappropriate/adult/sexual/private ~~ ! dance doctor class shoes pants
    dirty/porn/naked/sex/inappropriate videos/movies/pictures/pics/magazines ! car mud
    flash*/exposed ~~ himself/privates
    GROWNUP ~~ dating/date/relationship/loves/inlove/sexy/hot/pretty/beautiful/bonita/marry/married ~~ me/her/14/15/13/student/number/alone/pics/texts/house/messages/body ! mom dad song movie aunt uncle wedding
    GROWNUP ~~ texts/text/messages/calls/dms/snaps/manda/mensajes ~~ night/sexy/pretty/beautiful/secret/love/late/weird/bonita/alone/not ! practice schedule mom homework dinner
    teacher/coach/tutor/pastor/maestro/entrenador/profe ~~ alone/house/car/casa/secret ~~ wants/come/invite*/me/tell/him/with/quiere ! fundraiser class team parents
    come/go ~ to? ~ his house/apartment/place/room ~~ alone/money/older/secret/wants/tell ! birthday class friend
    offer*/gives/gave/give/buys/pays/paid/pay/bought ~~ me ~~ money/gifts/toys/candy/dinero/phone/vape ~~ if/to/so/touch*/pictures/alone/let/apartment/secret/sit/tell/dejo/come ! chores lawn dishes babysit mowing grade grades birthday allowance
    pays/pay ~~ alone with me
    keep/our/little/special/big/nuestro ~ secret ~~ ! crush surprise party santa recipe garden club handshake present gift ingredient boy girl class like
    our little/special secret/game
    it ~ our secret/game
    secret ~~ not/tell/can/grandma/mom/anyone/hugs ~~ GROWNUP/touch*/kiss*/he/she/tell ! crush surprise party like likes emma teddy
    GROWNUP/HESHE ~~ says/said/told/tells/makes/made/promise* ~~ not/never/secret ~ tell/say/to/digas/diga/anyone/mom ! surprise party crush birthday gift present ending spoiler
    not tell ~~ or/he/she/she'd/trouble/love/believe/jail/hurt ! surprise party crush joke prank likes like
    NOBODY/no ~ one? ~ will/would/one ~ believe me ~~ ! homework dog score
    believe me ~~ if i tell ~~
    if ~ tell/told ~~ nobody/no ~~ believe
    say/said/says/saying no ~~ did/anyway/stop/kept/still/he/she/but ! mom dad phone puppy dog sleepover dessert candy
    not stop ~~ when ~ i/said/told/asked ~ no/said/stop/him ! tickling laughing music singing
    forced/forces/force/makes/made/pressure* ~ me/her ~~ sex/do/stuff/things/it/kiss/touch/drink/send ! chores homework piano laps broccoli
    had sex ~~ not/force*/made/did
    lost my virginity ~~
    my fault ~~ touch/touched/let/did/rape* ~~
    is it ok/okay/normal/bad/legal/wrong/fine/illegal ~~ PARENT/GROWNUP/someone ~~ touch*/kiss*/bath/shower*/hit/hits/bed/sleep/naked/underclothes/tickle/clothes/rub*/hurt*/beat*/belt/see/watch* ! homework cheek high five
    part of training ~~
    toca/tocan/toco/tocaba/tocar/manosea*/besa/beso/acaricia* ~~ PRIVATE/pierna/piernas/noche/cuarto/gusta/quiero/secreto/abajo/digo/diga/boca/cuerpo ! guitarra piano tambor bateria cancion acordeon instrumento exponer
    wanted/wants/told/asks ~~ me ~~ see/show ~~ his/him/private/body/underwear
    grown/older/older/25/30/adult ~~ man/guy/boyfriend/men ~~ sex/love/nudes/dating/online/text*/pics/loves/photos
    be nice to ~ the? men
    men ~~ come over/to ~~
    work/working ~~ night ~~ keeps/takes my money
    marry/marrying/marriage/casar* ~~ not want/know/15/14/16/man/obligan/force* ! crush game minecraft sister aunt sims cousin
    puts/put/putting/slides/slid/sticks/has/keeps ~ HIS hand/hands/fingers/thing ~~ my/me/in/on/up/under ~ ! high five shoulder keyboard strings baseball glove
    HIS hand/hands ~~ my ~ thigh/leg/pants/skirt/shirt/waist/butt/chest/underwear
    it ~ normal ~~ families/uncles/dads/coaches/grownups/adults ~~ do
    says/said ~~ normal ~~ families/dads/friends/love
    not ~ like ~ how/the way ~ my? GROWNUP ~~ looks/touches/hugs/stares/kisses/talks
    GROWNUP ~~ looks/stares ~ at ~ me ~~ weird/touches/uncomfortable/creepy/way/body
    do/if ~~ your/a/their GROWNUP ~ touches/hits/hurts/kisses ~ you/kid/them/him/her
    girl/boy/kid/someone/friend ~ uncle/stepdad/dad/coach/teacher/brother ~ does/did ~ stuff/things/something ~ to ~ her/him/me
    secret ~~ uncle/stepdad/coach/grandfather/grandpa/babysitter/teacher/dad ~~ keep/makes/make/told/me ! surprise recipe birthday
    coach/teacher/assistant/tutor/adult ~~ dating/boyfriend/girlfriend ~~ 12/13/14/15/16/student/girl ! 
    dating ~ our/my/the? assistant? ~ coach/teacher/tutor/boss
    beer/alcohol/drinks/vodka/weed ~~ touching/touched/kissed/clothes/undress*
    started/starts ~ touching/kissing/rubbing ~ me/her
    tutch/tuch/toutch/toch* ~~ me/my/private*/privit*
    when i shower/change/undress/bathe/sleep ~~ he/stepdad/uncle/game/comes/watches
    comes/came ~ in ~ when/while ~ i ~ shower/change/naked/sleep/bath*
    `,
  ),
  phrases(
    "abuse",
    "neglect",
    "high",
    "sure",
    "no food, care or shelter at home, locked up or left alone",
    `
    no/not/without/never/out/hardly/havent ~~ food/groceries/eat/dinner/fed/feed/comida ~~ home/house/fridge/days/weekend/us/me/mom/dad/casa/since/mad/punish*/angry/paid ! breakfast finish late us* full hungry dog cat cafeteria school pizza order picky gluten junk store
    no ~ food/groceries ~~ home/house/left/fridge/casa ! cat dog fish
    PARENT/they ~~ not/never/forget*/stopped/refuse* ~~ feed/feeds/fed/food/cook/cooks/eat/comer ~ me/us/my/when ~~ ! dog cat fish candy dessert hamster pets meat broccoli
    not ~ allowed/let ~~ eat/food/dinner/inside/bathroom/sleep/shower/out ~~ ! candy class dessert phone library gum snacks gym peanut nuts before movie
    lock/locks/locked/chain*/padlock ~~ fridge/pantry/refrigerator/food
    LOCK ~ me/us/him/her/my ~~ DARKPLACE/room/out/house/closet/night/hours/cold/chair/bed/when/all ! key sim sims sub mistake prank accident game escape bathroom phone lock
    LOCK ~ me/us ~ in/out ~~ closet/basement/garage/outside/attic/shed/room/night/house ! prank accident accidentally key keys neighbor game
    encierra/encierran/encerro/encerraron/encerrado/encerrada ~~ bano/cuarto/closet/comer/noche/llave/oscuro/sola/solo/mal/horas ! elevador juego quede
    sleep/sleeping/slept/dormir ~~ outside/floor/garage/basement/closet/porch/car/afuera/shed/bathroom ~~ punish*/bad/because/makes/mad/mom/dad/cold/makes/foster ! tent camp camping sleepover trip party slumber
    makes/make/made/obliga* ~ me/us ~ sleep/dormir ~~ outside/floor/garage/afuera/basement/closet/shed
    PARENT/they ~~ left/leave/leaves/leaving/dejan/dejaron/dejo ~ us/me ~ alone/home/solo/solos/sola/by ~~ days/weekend/night/baby/ourselves/week/all/viernes/9/8/7/10 ! store minute hour movie
    PARENT ~~ not ~ home/back/here/come/came/been ~~ days/since/week/weeks/night/nights/friday/4/3/2 ! work deployed army trip
    home alone/by ~~ night/days/baby/week/8/7/9/6 ! movie practice
    no/without/not ~ have? ~ heat/water/electricity/lights/power/luz/agua ~~ home/house/mom/weeks/days/winter/pay/us/casa ! storm outage hurricane camping pool bottle
    not ~ had/take/took/taken ~ bath/shower/doctor/dentist/clothes ~~ weeks/me/pay/mom/dad/sick/days/bleeding/hurt* ! camping dog cat
    same clothes ~~ week/days/every/month
    mom/dad/mother/father/parents/mama/papa ~~ drugs/needles/heroin/meth/crack/pills/high/passed/using/drogas ~~ ! class doctor allergy headache blood school test store
    needles ~~ around/floor/house/brother
    PARENT ~~ forgets/forget/forgot ~~ pick/feed ~ us/me ~~ drunk/drugs/high/always/every/night/pick
    foster ~~ sleep/scraps/eat/hit*/lock*/food/outside/shed
    eat ~ scraps/garbage/trash ! dog cat raccoon
    everyone else ~~ eat* ~~ me/last
    no one/nobody ~~ takes care/takes me/feeds/doctor/home
    kid/neighbor/boy/girl/friend/classmate/PEER ~~ bruise*/bruises/never ~~ food/bruise*/hungry/screams/same clothes
    hungry ~~ weekend/home/no/days/fridge ~~ home/food/mom/dad/fridge/nothing ! practice game
    only eat ~ at school
    dejan/deja/dejaron ~~ sin ~ comer/cenar/comida/agua/luz
    no ~ dan/da ~ comer/comida
    nos ~ dejaron/dejan ~ solos ~~
    no ~ hay ~ comida/nada ~~ casa/comer/refri
    never/no ~ has ~ food ~~ bruises/dirty/hungry
    kid ~ get taken away
    `,
  ),
  phrases(
    "abuse",
    "asks-or-tells",
    "high",
    "sure",
    "asks what happens after telling, or tells of another child",
    `
    what happens/happen/if/would/pasa/should/do ~~ kid/kids/child/i/someone/somebody/student/friend/girl/boy/digo/cuento/nino ~~ tell/tells/say/says/told/report/reports/digo/cuento/call ~~ dad/mom/parent/parents/stepdad/uncle/hit*/hurt*/touch*/pega/abuse/home/police/cps/hurts/chokes ! dog grades grade homework ate broke
    tell/tells/told/say/says/telling ~~ teacher/counselor/police/nurse/someone/adult/principal/cps ~~ dad/mom/parent/stepdad/uncle/home/PARENT ~~ hit*/hurt*/touch*/beat*/does/abus*/chokes/hurting/jail ! homework grades
    take/taken/takes/took/quitan/llevan ~ me/us/away/kids/them/kid ~~ away/if/tell/house/foster/parents ~~ tell/hit*/hits/hurt*/food/cps/mom/dad/digo ! vacation trip phone
    cps/foster/jail/arrested/police ~~ dad/mom/stepdad/parents/uncle ~~ hit*/hurt*/tell/touch*/beat*
    call ~ police/cps/911 ~~ on ~ HIS? ~ parents/dad/mom/stepdad
    counts/count/considered/is/it ~~ as ~ abuse ! alarm
    it/this/that ~ abuse ~~ if/when/hit*/mom/dad ! alarm
    illegal/legal/allowed/normal ~~ parents/parent/dad/mom/PARENT ~~ hit/hits/belt/lock/burn/touch/starve/slap/spank/beat/bane/pegue
    is it normal/ok ~~ parent/parents/dad/mom/PARENT ~~ hit*/lock*/burn*/touch*/slap*/beat*/hurt*/spank*/not feed/shower*/sleep/throw*
    PEER/HESHE ~~ dad/mom/uncle/stepdad/coach/father/mother/papa/tio/PARENT ~~ HIT/PEGA/touch/touches/toca/abuse*/rapes/kiss*/beats/hurts/chokes ~ her/him/them/it/la/lo/me ! ${notPlay}
    PEER ~~ says/told/said/dice/tell ~~ PARENT/coach/stepdad/tio ~~ bed/touch*/toca/hit*/hurt*/pega/beat*/room/lock*/burn*/chokes/does ! ${notPlay}
    friend/cousin/girl/boy/kid/classmate/sister ~~ burn/burns/bruise/bruises/marks/black ~~ mom/dad/did/home/says ! cooking soccer
    a su/mi ~ amiga/amigo/prima ~ le pega
    i ~ saw/heard/hear/see ~~ uncle/dad/mom/neighbor/stepdad/father/PARENT ~~ HIT ! ${notPlay} deer home run
    screams/screaming/yelling ~~ every night ~~ dad/mom/hits/gets home
    nobody knows ~~ what ~ he/she/dad/uncle/stepdad ~~ does/do/did ~ me/us
    not ~ say/tell/talk ~~ what ~ he/she/dad/uncle/stepdad/happens/going ~ does/did/at/home/us/me/on ~~ home/me/house ! movie surprise
    not ~ allowed ~ talk ~~ home/about/happens
    not ~ nice ~ to ~ me ~ at night/alone
    going on ~ at? home ~~ not/tell/talk/hurt
    trouble at home ~~ marks/hurt*
    CREATE ~~ dad/stepdad/mom/uncle/father/PARENT ~~ HIT/fists/touch*/secret/hiding/hurt/hurts/room/bed/monster/bruises/hitting/belt ! ${notPlay} birthday mother's father's surprise superhero funny snoring
    CREATE ~~ bruises/belt/fists/monster ~~ house/dad/mom/stepdad/gave/under/home ! halloween movie bed cookie
    CREATE ~~ PARENT ~~ pega/golpea/toca/encierra ! pelota guitarra
    not hear ~~ hitting/yelling/fight*/screaming ~~ her/mom/dad/them
    hitting/beating ~ her/mom/us ! ball regret ruler joke
    hit*/hurt*/slap* ~ me ~~ deserve/bad/only
    only ~ when i deserve ~ it
    hurts/hurt ~ me ~~ home/stepdad/dad/mom/uncle/not tell/say/night ! feelings ears back dance
    PARENT ~~ hurts/hurt/hurting ~ me/us ! feelings joke words said forgot
    burn/bruise/bruises/mark/marks/cut ~~ says/said ~ her/his/their ~ mom/dad/stepdad/uncle ~ did
    mom/dad/stepdad ~ did it ~ to her/him/me
    get/getting taken away ~~ house/food/parents/home ! phone
    they/he/she ~ send ~ me away ~~ tell
    `,
  ),
  phrases(
    "abuse",
    "es",
    "high",
    "sure",
    "lo mismo en español",
    `
    PARENT/ADULT/hermano ~~ me/nos/le/lo/la/les ~ PEGA ! ${notPlay} almohada querer juguete estirones accidente chicle gripa susto
    me/nos ~ PEGA ~~ cinturon/cinto/chancla/palo/cable/manguera/vara/zapato/borracho/borracha/enoja/cara/fuerte/todos/casa/papa/mama/padrastro/si/cuando/puno/plancha/cuchara/madrastra ! ${notPlay} querer portero codo mesa cancion sol
    a golpes/cinturonazos/chanclazos/patadas/cachetadas
    moretones/moretes/moreton/marcas/golpes ~~ papa/mama/padrastro/pego/casa/porque/escuela ! futbol cai caida bici
    miedo ~~ casa/papa/padrastro/mama/madrastra/tio/llegar ~~ ! notas examen oscuridad oscuro calificaciones regan*
    papa/padrastro/novio ~~ golpea/pega/pego/golpeo ~~ mama/hermana/hermano/todos
    borracho/tomado/borracha/toma ~~ pega/golpea/grita/nos/miedo/rompe ! amigo amiga fiesta manejando maneja
    me ~ jala/jalonea/tira/avienta/avento/empuja/azota/ahorca/quema/quemo ~~ pelo/piso/pared/escaleras/cuello/plancha/estufa/mano/cigarro/agua/cabello ! hermanito gato perro jugando sol sopa
    me/le ~ obliga/obligan/obligo/fuerza/forzo ~~ cosas/tocar*/besar*/dormir/arrodill*/quitar*/acost*/hincar* ! tarea sopa verduras bailar
    hincado/hincada/arrodillad*/hincan ~~
    mete/meten/metio/entra/entro/sube/acuesta ~~ cama/cuarto/bano/regadera/banar ~~ noche/conmigo/quiero/gusta/hace/padrastro/tio/duermo/mi ! gato perro hermana hermanito despertarme luz
    banar/bane/bana/banarse ~ conmigo
    me ~ hace/hizo/hacia/hacen ~~ cosas/algo/cositas ~~ quiero/gusta/noche/raras/feas/malas/tio/padrastro/digo ! reir favor cosquillas sandwich
    lo que ~ me hace/hizo/hacen ~ mi? ~ PARENT/el/ellos
    abuso/abusaron/abusa/abusado/violo/violaron/viola/violacion ! clase tarea pelicula noticias semaforo
    pide/pidio/piden/manda/quiere/tomo/toma ~~ fotos/foto/video/videos ~~ ropa/desnud*/cuerpo/ensen*/mias/profe/maestro/secreto/calzones/sin/entrenador ! gato familia boda equipo cumple
    PARENT/ADULT/profe/maestro/entrenador ~~ pide/manda ~ fotos/mensajes ~~ ! gato familia bebe equipo tarea partido
    fotos ~~ sin ropa/desnud*
    amenaz* ~~ fotos/publicar/subir/matar/digo/mama/hablo
    ensena/enseno/muestra/mostro ~~ partes/desnud*/videos/cochin*/sucios/pito ! futbol cuerpo clase
    quita/quito/quitan ~ ropa/calzones/blusa/playera/pantalon ! hermana calor mojad* lavar
    me ~ tocaron/toco/toca/tocaba/tocan ~~ verguenza/abajo/noche/partes/gusta/dormida/tio/primo/cuando/privad*/secreto ! exponer lavar leer turno lista
    secreto ~~ nuestro/diga/digas/tio/padrastro/abuelo/decir/juego ! gusta crush sorpresa fiesta luis
    si ~ hablo/digo/cuento ~~ mata/pega/creer/pasa/quitan/mama/hace/llevan/casa
    que ~ pasa si ~~ digo/cuento/nino/alguien ~~ pega/papa/mama/tio/golpea/toca ! tarea
    me/nos ~ van ~ quitar/llevar ~~ digo/papas/pega ! dulces celular vacaciones
    es normal ~~ papa/mama/tio/padrastro/abuelo ~~ bane/toque/pegue/duerma/vea/bese/mire
    a mi ~ amiga/amigo/prima/primo/vecina/companero/companera ~ le/lo/la ~ pega*/toca/golpea* ~~
    amigo/amiga/prima/primo/companero/companera/vecina/vecino ~~ moretes/moretones/golpes/papa/padrastro/tio/quemada ~~ pega/toca/golpea/escuela/hizo/encierra ! futbol
    ojala ~ no ~ hubiera/hubieras nacido
    agua fria ~~ patio/castigo/echa
    jalo/jala ~ pelo ~~ ! jugando
    encerrad* ~~ cuarto/comer/castig*/oscuro ! elevador quede
    dinero ~~ dejo/tocar/beso/fotos/venga
    cancion ~~ nina/nino ~~ papa/padrastro/tio ~~ pega/toca
    primo/tio/hermano/abuelo/padrastro/entrenador/maestro/profe/vecino/papa ~~ me ~ toca/toco/tocaba/besa/manosea ~~ ! exponer guitarra turno lista piano
    nuestro secreto
    dijo ~~ era/es ~ nuestro? secreto
    `,
  ),
  phrases(
    "abuse",
    "hint",
    "concern",
    "likely",
    "may be about abuse or neglect; the classifier decides",
    `
    GROWNUP ~~ HIT/TOUCH/PEGA ~~
    GROWNUP ~~ secret/night/room/bed/alone/pictures/pics/naked/weird/uncomfortable
    SCARED ~~ PARENT/home/him/her
    PARENT ~~ drunk/drinks/drugs/knife/gun/belt
    not ~~ tell ~~ anyone/mom/him
    no ~~ food ~~ home/house
    BRUISE ~~ me/my/arm/back
    someone/guy/man ~~ ONLINE/pics/send
    tell ~~ counselor/teacher/police
    papa/mama/tio/padrastro ~~ pega/toca/miedo/golpea
    `,
  ),
];
