import type { CrisisCategory } from "../types";

/**
 * Frames: meanings that are a sign when they come together in one message, in any order and either
 * language. Slots are separated by " + "; words of a slot by spaces; "@name" is a set below; "*" ends a
 * stem. After "!" stand words that make the frame not apply. Frames are weaker than rules: one counts only
 * when the classifier does not clearly see a look-alike.
 */
const sets: Record<string, string> = {
  me: "i me my mine yo mi mis me conmigo",
  us: "i me my we us our mi mis me nos yo",
  self: "myself himself herself themselves yourself",
  other:
    "he she they friend friends bestie brother sister cousin girl boy kid classmate teammate boyfriend girlfriend amigo amiga hermano hermana primo prima novio novia companero companera el ella alguien someone somebody",
  not: "not no never none nothing nobody without ya nunca nadie nada sin stopped",
  want: "want* wish* hope* deseo quiero quiere quisiera queria ojala ganas need going plan* decid* ready try tried trying think* thought* pienso piensa pensa* voy va intent* trat* prefer* rather about love like enjoy urge* tempted crave*",
  die: "die dies died dying dead death morir* muer* muert* mori murio",
  kill: "kill* murder* matar* matarme mate mata mato matan asesin* unalive stab* apunal* shoot* dispar* strangl* slit",
  life: "life live living alive exist* vivir vivo viva vida existir existo born nacido nacer nacer* earth planet mundo",
  gone: "gone disappear* vanish* desaparec* leave leaving left irme voy fui vaya anymore forever siempre",
  soon: "tonight today tomorrow soon weekend friday monday hoy manana ahora noche already now ya after",
  adult:
    "dad mom father mother parent parents stepdad stepmom uncle aunt auntie grandfather grandmother guardian foster coach teacher tutor babysitter pastor priest counselor instructor janitor neighbor boss manager papa mama padre madre padres papas padrastro madrastra tio tia abuelo abuela entrenador entrenadora profe profesor profesora maestro maestra vecino vecina chofer man guy hombre senor adult adults grown youth stepfather",
  parent:
    "dad mom father mother parents stepdad stepmom uncle aunt grandfather grandmother foster papa mama padre madre papas padres padrastro madrastra tio tia abuelo abuela",
  anyadult:
    "@adult he she they brother cousin boyfriend primo hermano novio older someone somebody el ella alguien stepbrother",
  hit: "hit hits hitting beat beats beating beaten slam* twist* slap* punch* kick* kicked whip* smack* spank* shove* shoved push* pushed drag* grabbed choke* strangl* pega pegan pego pegue pegaba pegaron pegar golpe* cachete* patea* azota* avient* jal* burn* quemo quema throws threw hurt hurts hurting lastima maltrata* abuse* violent",
  play: "chess kart uno game games fortnite minecraft roblox basketball soccer football volleyball baseball snowball pillow ball pitch homer home-run paintball laser race checkers monopoly ping boxing karate judo wrestling drum* snare cymbal hammer ajedrez juego videojuego futbol pelota almohada movie book novel character villain story pelicula cuento boss level",
  touch:
    "touch* grope* rub rubs rubbed rubbing fondl* toca tocan toco tocaba tocaron tocarme tocarlo tocarle tocarles manose* acaric* kiss kisses kissed besa beso besaba lap grabs grab agarra hand hands mano manos hugs hug massages tickles",
  bad: "private privates underwear butt chest boobs thigh thighs skirt shirt pants weird uncomfortable gross hate secret alone night bed naked down wrong bad not stop intim* privad* ropa nalgas pompas cuerpo pierna noche secreto boca raro fea feo abajo asleep shower mouth close leg where hard disgusting",
  blade: "blade* razor* scissors sharpener navaj* cuchill* tijeras sacapuntas gillette knife pin glass",
  skin: "wrist* arm arms thigh* leg legs skin ankle* brazo* muneca* pierna* muslo* piel body cuerpo stomach hip hips",
  cut: "cut cuts cutting slice* slit* carv* slash* scratch* cort* rasgun* stab* poke* dig burn* burned quem* bite* muerd* bang* hit punch* bite bites clav* entierr*",
  scar: "scar scars cuts cut wounds marks lines cicatri* marcas cortes cortadas herida* barcode* bandaids bandages bruises bruise moret* rayas rayitas",
  hide: "hide hides hiding hid cover* escond* tapo tapar lie see saw notice notices noticed vean vea sleeve* hoodie sweater* manga found showed under asks say told never",
  blood: "blood bleed* bled sangr* bloody",
  pills:
    "pill pills meds medicine medication tylenol advil ibuprofen aspirin benadryl melatonin xanax xans percs adderall pastilla* medicina* oxy edible edibles gummies drugs drug vodka alcohol pildora* laced",
  poison: "bleach poison* cleaner detergent chemical* cloro veneno antifreeze",
  took: "took take taking taken swallow* ate drank drink popped tome tomo tomado tomar trague trago trag* bebi bebio tomarme drinking chugged mixed had gave",
  many: "many much lot bunch whole bottle handful tons muchas muchos demasiad* monton frasco todas too twenty ten fifteen thirty random veinte diez puno",
  ill: "weird dizzy sick breathe heart racing throwing wake waking awake sleepy shaking blurry dying numb mareo mareada raro rara respirar despierta despert* acting stand feel hurts burns breathing slow talk funny bugs straight floor",
  uncon:
    "unconscious unresponsive wake waking woken wakes moving breathing breathe passed fainted collapsed collapse foaming blue purple seizure inconsciente desmay* despierta respira responde move reacciona answer morados contesta levanta seizing talk",
  weapon:
    "gun guns rifle pistol shotgun weapon* knife knives bomb bombs bullets ammo glock pistola arma armas cuchillo bomba machete bat explosive* cutter matches strap",
  school:
    "school class classroom cafeteria hallway locker backpack escuela clase salon mochila prepa secundaria colegio gym bus grade classmates lunch companeros campus",
  all: "everyone everybody all them they todos ellos people kids classmates him her he she you whole those",
  pay: "pay suffer regret sorry revenge payback pagar arrepent* vengar* vengarme venganza sufr* bleed",
  day: "monday tuesday wednesday thursday friday saturday sunday tomorrow today lunes martes miercoles jueves viernes manana",
  food: "eat eats eating ate eaten food meal meals lunch dinner breakfast bite comer como comi come comida comido almuerzo cena desayuno desayun* cenar bites calories caloria* comio lonche",
  thin: "fat skinny thin thinner weight flac* gord* delgad* adelgaz* engord* peso bones ribs huesos pounds lbs kilos scale body skinnier dress faint fainted dizzy proud guilty guilt disgusting deserve empty control failure panic scared gross bajar culpa miedo merezco desmay* small thigh size",
  puke: "puke* puking vomit* purge* purging barf* throw throwing threw devuelv* toothbrush fingers dedos",
  notfood:
    "flu bus car ride coaster nervous fever virus stage solo spicy seasick gripe enfermo running mile practice ramadan lent kippur prueba sangre doctor",
  home: "home house casa apartment hogar",
  scared: "scared afraid terrified fear unsafe miedo terror safe frightened",
  tell: "tell tells told telling say says said secret digo diga digas dice dijo cuento cuente contar secreto report promise* believe creer anyone nobody publicar post show everyone",
  pics: "picture* photo* selfie* video* nudes foto fotos camera webcam pic naked",
  ask: "send sent sends ask asks asked asking wants want make makes made take takes took post share manda* mande pide pidio quiere toma envi* obliga subir threat* blackmail*",
  sexed:
    "naked nude* shower bath underwear shirt clothes body undress* changing bikini bra private desnud* ropa bano cuerpo calzones intim* privates bed sexy swimsuit secret playera",
  online: "online internet discord snap snapchat instagram insta tiktok roblox app dm dms fortnite whatsapp",
  meet: "meet meeting met pick picking alone address picture* photo* older man guy 2* secret send love conoci ver verme tell parents",
  lock: "lock locks locked locking tie ties tied encierr* encerr* amarr* chain* trap*",
  place:
    "closet room basement garage bathroom outside attic shed cuarto closet sotano bano afuera weekend hours night cold chair house fridge dark",
  nofood: "food eat dinner feed feeds fridge comida comer cenar hungry heat lights electricity water luz",
  days: "days day week weeks weekend night friday monday tuesday since dias semana semanas noche desde three two",
  runaway:
    "run running ran runaway escape* escap* fug* leaving packed pack backpack leave irme huir kicked corrio corrieron echaron",
  nowhere:
    "home house nowhere sleep tonight street station park casa back bus night dormir calle bag dark tell money road",
  follow:
    "follow* following chasing stalking sigue siguiendo persig* grabbed grab break breaking car van truck house window door carro camioneta entrar casa",
  stranger:
    "stranger man guy someone hombre senor alguien tipo van car truck people gang dude desconocido chavos",
};

export interface Frame {
  id: string;
  category: CrisisCategory;
  slots: readonly WordSet[];
  unless: WordSet;
}

interface WordSet {
  words: ReadonlySet<string>;
  stems: readonly string[];
}

const frameLines: Record<CrisisCategory, string> = {
  suicide: `
phone-off: text* said says told message voicemail mensaje dijo despid* + love sorry care dog bye goodbye adios gracias + phone off picking answer* contesta calls ! practice movie battery charger
close-eyes: close cierro cerrar sleep dormir + eyes ojos + never nunca not no forever again open
gave-things: gave regalo regala left give + me my sus things cosas ps5 guitar skateboard necklace hoodie + goodbye despid* sorry around anymore birthday-not messages ! birthday outgrew new
stay-for: only solo + alive vivo viva stay here + for cat dog sister mom perro gato por ! practice school
breathing: breath* heart respir* + stop* reason motivo no not dead + want quiero dejar wish seguir encuentro still i ! song beat* asthma calm panic box inhaler nose exercise
worthless: worthless inutil sobro nobody nadie ruin burden + life dead gone needs need necesita importo mundo vivo here exist ! homework team
out-of-life: out leave leaving belong exhausting sick despido descansar + life earth world existing mundo vida vivir + i want not am me quiero estoy ! house college movie game science
find-me: find look busquen encontr* hear see miss + me body us + morning weekend tonight tomorrow after manana anywhere again ever gracias ! hide seek song tiktok concert lost store camp vacation lol
my-will: will testament testamento + sister brother hermano family guitar keyboard guitarra room dog + want my mi es have get leave ! practice be
save-pills: @pills rope noose soga cuerda + sav* guard* hid hidden collect* tied bought stash* belt neck closet + i my he she me tonight noche ! jump climbing dog allergy
slang-exit: rope noose delete unaliv* yeet kms alt feet + going self life fr lol feel under myself gonna want + i my self going under life myself ! file save photo app jump swing song song
attempted: attempt* tried swallowed intent* + october january february march april june july august september november december last past was ago year eleven 11 10 12 13 hospital anterior pasado + pills die suicide kill i it me matar* morir* ! level shot goal solo backflip song test
message-to-mom: tell dile please perdon* sorry forgive + mom dad everyone family mama papa todos + fault sorry love anymore couldnt could gone ido quiero pude ! birthday present homework broke
strength: strength will ganas fuerzas keep + live living vivir day vida + not no lost cant ni another lose like ! song road trip show game
take-tonight: take taking tomar tomo end ending going + pills pastillas life everything it + tonight noche friday saturday soon after weekend someone said chat ! song show medicine antibiotic vitamins test break turns
drown-bleed: drown* bleed* jump* hanging pills overdose sangrar ahog* + peaceful painful painless fast* hurt* long death easy better duele ! movie pool swim lesson boat nose knee
drive-off: drive crash swerve step* walk* + road off traffic cars platform tracks train puente bridge + done himself dad mom i he think* want just ! game kart race practice
last-thing: last final ultim* + birthday sunset song track beat party christmas cancion + good want leave everyone them my mi ! season year album set verse page level
die-list: mind made decided decidi plan* date ya + saturday sunday friday tonight end* going evitar mato sufrimiento nadie gone go ! trip party dance sleepover movie team college test
if-fail: if si when + fail* dies leave* move repruebo deja break finds + kill* die mato going end too muero myself ! mom-will game level
be-dead: @me @other + disappear* desaparec* + should want forever all everyone para quiero todo siempre world gone hate ! crush embarrass* tripped teacher magic stage trick notes file
no-point: point reason sense worth pena sentido sirvo + life alive living exist vida vivir live ! math class homework movie book
world-no-more: want quiero + not no ya + world mundo planet earth + in on en be este estar leave
tired-life: cant can not no puedo aguanto tired cansad* done + life vida living vivir + anymore mas this thing esta ! homework lol hard-level
scared-dying: scared afraid miedo think pienso thinking thoughts pensando dreams + dying death die muerte morir + i me not all time every always dias anymore quiero nothing ! movie dog game story class book exam
die-too: can would mejor maybe should nobody nadie + die muero mato morir + sad better cares vez everyone easier live happy importa ! game minecraft risa hambre fish plant dog
one-less: easier better happier mejor + parents family mom everyone familia papas + less without gone kid hijo one muert* dead ! homework chores
pills-hand: pills pastillas rope gun cuerda soga + held hand length right ready looking bought saved hid buro mano guardadas + i my me he night ! cough vitamin jump game climbing class
made-peace: deleted cleaned peace goodbye apologized paid returned + accounts everyone room all things stuff + go after easier them so ready ! chores mom-said phone storage files
woke-disappointed: wake woke waking + disappointed sad hate wish still again disappointed + i every woke up not ! early monday school alarm nap
only-reason: only unica + reason razon + still here alive done sigo aqui vivo ! practice school late
bye-text: texted text message posted mensaje said dijo + bye goodbye sorry cant perdon adios + love phone answering off gone anymore contesta siempre ! movie monday practice game
sorry-everything: perdon sorry gracias thanks + todo everything todos everyone listening + siempre forever bye goodbye adios voy gone leaving ! teacher concert party
hit-by-car: car carro bus truck train tren camion + hit hits atropelle run* walk + hope wish quiero want ojala mind would ! game toy
for-when-gone: song cancion letter carta poem write escribeme playlist video lyrics + when cuando after once + gone este dead muera anymore muerta ! camp college vacation weekend baila
worry-after: worry problem need deal miss bother + after friday tomorrow tonight longer monday soon + me i about anymore not ! test quiz homework practice game
asking-do-it: asking hypothet* pregunto curious friend + do hurt* duele die morir* kill + it without hurt* morirse existing not size
wish-die: @me @other + @want + @die ! @play laugh* risa hambre verguenza funny lol embarrass* hunger
end-self: @want @soon how ways + @kill hang end + @self
not-live: @not tired done hate cansad* odio harto harta + want* quiero tired done hate reason* point worth razon* sentido future care cansad* odio wake despertar supposed meant see deserve + @life wake waking despertar anymore future ! lyrics class movie
heaven: @want go join see with conmigo irme + heaven sky cielo afterlife angels
if-gone: if when once after cuando si would + i me yo + gone dead died disappear* existed here around muero muriera exist* este estuviera + miss* notice* care* cry remember* better happier happy feliz felices sad extran* importa* llora* mejor funeral who cuida* tell feed room
funeral: funeral grave coffin velorio entierro ataud obituary tombstone + my mi our
last: last final ultimo ultima + message goodbye adios mensaje carta letter note beat song night day dia noche cancion words + ever alive make tonight goodbye hoy before anymore adios family write
goodbye-forever: goodbye* bye adios despid* despedida farewell + forever everyone siempre todos world mundo family friends posted gracias + i me my posted answering family siempre story phone ! camp graduat* retir* texas moving grade summer jubila monday kindergarten vacation*
give-away: gave giving give* regal* + not wont need* anymore goodbye sorry everything necesit* todas all favorite friday + will want anymore need* sorry goodbye everything everyone stuff voy going leaving ! outgrew donat* old small viejos moving goodwill raffle
burden: burden estorbo carga waste problem* bother deal better trouble + @me + without off gone anymore wont not longer tomorrow family sin mejor feel soy siento ! homework math team
method: how many much ways way cuantas cuanto easiest painless long + @pills jump* bleed drown die dying morir* morirse kill* + die dying dead kill* hurt hurting wake dangerous too morir* despertar size high much
jump: bridge roof rooftop tracks train trains cliff balcony traffic building highway puente techo tren azotea balcon + jump* stood think* thinking throw look* step* walk* hit* tirar* avent* lanz* saltar* almost end + i me my myself ! game zip bungee minecraft movie mario roblox
pray-die: pray hope wish ojala wouldnt mind would + not wake hit hits run atropelle despierte despertara + me i wake car bus truck carro
tried: tried tries attempt* almost intente intento survived hospital quise + die kill end hang pills life myself vida matar* suicid* take thoughts ! game level boss
friend-die: @other + wants said says going talks talking threaten* texted dice dijo quiere keep* planning posted told keeps plan* + die kill* end live life gone goodbye suicid* matar* mata morir* vivir shoot* hang* jump*
do-it: do done it hacer + decided tonight ready plan going really already time weekend reason decidi listo + it + scared tonight time friday weekend done die note pills without hurting nobody everything going still ! homework test game song solo
empty: empty numb vacio vacia hopeless calm + end stop all acabe termin* done over almost
future: not no never + turning turn birthday graduation sixteen fifteen quince future christmas adult year next + see make here live think alive cumplir llegar
suicide-word: suicid* kms unalive ! prevention class assembly squad awareness coach practice vocab poster
after-me: take tell cuid* give look promise feed who + cat dog mom sister brother perro gato mama hermano hermana room hermanita + gone dead die here este muera anymore goodbye ! camp vacation weekend trip
want-pain-stop: want* pain dolor hurt + stop end acabe + forever way all one todo siempre
`,
  self_harm: `
urge-cut: need* urge* want* ganas necesito thinking feel tempted + cut cutting cortarme sh + i me to tengo de ! clip song track loop grass hair audio paper class corners line finger cancion video film vegetables bangs
thumbtack: thumbtack tack tachuela pin scissors razor + arm leg wrist skin hip piel brazo rasparme across ! wall poster board paper fabric
blade-any: blade* razor* navaj* cuchill* compass + i my me mis mi + think* found took hidden hide miss* habit uso vacio encontro old caught shoe again case ! shav* cook* knife-skills beyblade scooter fan carving math draw* circle
cuts-any: cuts cutting cortadas cortes cortaba slicing + gym bathroom fight shorts see compar* tell ex stop miss again school llenas brazos antes volver pain fun itch ! class grass hair corners paper movie food wood budget
did-to-self: did do hice hago deal + wrist arm stitches knuckles legs brazo myself something algo + scared hide cover raw myself myself miedo nobody ! homework dance workout cast volleyball push
object-skin: sandpaper glass pencil paperclip pin needle seguro vidrio straightener iron lighter encendedor sand stapler ice fork alfiler + skin hand arm leg myself finger brazo piel pierna face feel + i me mi my ! draw write art accident* homework hair burned-by cooking drink ironing
red-lines: lines line rayas tally slashes + arm arms leg legs brazos piernas skin red rojas wrist fail myself lonely + i my her his mi she he llenos have draw give ! school lunch tan drawing-class sidewalk
arms-cover: arms arm thighs wrists legs legs brazos + cover* hoodie* sleeve* sting* hide hidden leggings warmers wearing nobody sees bracelets pulseras tapar + because see summer july night what something nobody no keep ! cold tan workout goosebumps
raw-hands: bash* punch* hit* slam* knuckles squeeze* pinch* scratch* pellizc* + raw until face mirror deal myself moretones fists cabeza head + i me my when they ! boxing bag pinata dough cat basketball
relapse: recai relaps* slipped clean limpia limpio tempted old-habit habit + anoche night again month mes week razor hurting cutting herself days ! room house
cat-lie: cat gato fence fell cai dog + scratch* aran* marcas lines marks scars arms brazos cuts + not really told digo say lie believe but
skin-stuff: skin arm arms wrist legs piernas brazos piel muneca + stuff rayas rayitas lines tiger cut lighter secrets numb hide deep burn cigar* ice salt eraser + i my me hago mis ! tattoo* sunburn lotion soccer hot paint
friend-cuts: corta cortes cuts cutting lastima quema + amiga amigo friend hermana sister brother girl ella she + bano bathroom brazos arms escondidas munecas piernas skin triste self herself showed saw blade ! pelo cabello hair class paper grass papel unas
hago-dano: hago hace haciendo hacerme hacerse + dano cortes rayas rayitas heridas + nadie sabe me mi se
deep-cut: deep + cut + too how arm wrist ! bass paper cooking
cut-me: @me @other + @cut + @skin myself herself himself @blood wrist* until hasta on + when feel purpose until sad stress* again cry blade @blade numb punish deserve hasta nobody calm sentir triste nervios* mad anxious bathroom @blood scared ! stove cooking accident* fell soccer cat bike playing hammer fence pan oven
scars: @scar + @skin sleeve* hoodie sweater* + @hide hot summer shorts nobody mom teacher swim
blade-hold: @blade + @skin hide* hid case room drawer phone want use cut get got stole broke escond* last night bathroom bloody again friend calm* me estuche clean relaps* ! shaving shave cook* kitchen onion* hair carving craft food nail
blood-relief: @blood pain dolor cutting + feel* better calm* helps help need real good siento sentir mejor relief see like alive sleep anymore ! nose test doctor drive knee gums
on-purpose: hurt* burn* cut* scratch* lastim* quem* hit* bang* pinch* pull* choke* bite* + myself purpose proposito + when i because so me cuando sometimes ! hair bangs cooking accident* shaving stove paper bike soccer
sh-word: sh relaps* barcode* styro* styros beans urges autoles* selfharm + i me my again days weeks months friend started think here stop want after bad to cortarme semanas itching first
harm-words: self + harm* injur* mutilat* ! class assembly poster awareness project unit
head-bang: bang* hit* punch* slap* golpe* smash* pego + head wall legs face cabeza pared own + myself when until mad mess wrong purple cuando contra stop purpose ! accident* soccer bars ball
hair-skin: pull* pick* arranc* dig* + hair skin scabs pelo piel nails + bald bleeds until bleed stress* anxious ansios* cant stop hueco hate
punish: punish* castig* deserve* merez* + pain hurt* dolor bleed myself lastim*
`,
  abuse: `
tied-up: tie ties tied amarra amarr* + me us hands bed chair manos up + mom dad he she stepmom stepdad mama papa when bad listen ! shoes flies agujetas hair ribbon game fishing
no-feed: food eat feed comer comida cenar + no not dont doesnt stop nobody + mom dad parents they stepmom madrastra mama papas dan da give buy let + me us nos hungry mad drugs casa ! candy dessert vegetables class bed spicy cafeteria
froze-touch: froze freeze let congele + touch* did him toco kiss* ! stage screen video ice
made-see: makes made hace wants quiere asks + me + watch see sit bañar banar shirt videos blanket address selfies ver + he she coach uncle man he cousin teacher stepdad stepgrandpa tio abuelo someone maestro ! movie homework practice play tryouts game cartoon
adult-hits-any: @parent coach boyfriend girlfriend novio pastor babysitter + hit hits hitting beat* slap* punch* kick* whip* spank* shove* push* choke* chok* strangl* pega pegan pego golpe* ahorc* avient* avento burn* quem* throws threw smash* dragged grabs pour* spit* cachete* grabbed pull* jala bit scratch* + @us mom mama brother sister her him ! @play joke feelings thumb estamp* estrell* susto song hammer toe beat-maker texted ball
adult-touch-any: @anyadult pastor padrino boy grandpa abuelo + touch* grope* rub* fondl* kissed kisses kiss beso besa besar* besarlo toca tocar tocarme tocan toco acaric* manose* tickle* massage* forced obliga + @us body cuerpo her leg down ! @play guitarra piano bateria tambor turno cheek goodnight forehead frente lavar hacer ensayar bajo violin instrument
body-talk: camera towel underwear body wearing swimsuit changing shower undress camara blusa desnud* bath naked bra + @anyadult guy boy babysitter dms neighbor senor cousin + asks asked show look* comes watches wants pide quite take takes turn in games me ! vacation beach store mirror class song beat doctor team-store pool
forced: forced force fuerza obliga* oblig* made makes forc* + boy he guy cousin brother man party fiesta me boyfriend + himself kiss* touch* sex things cosas on fiesta stuff beso* abraz* tocar ! clean homework broccoli practice play run
said-no: said say dije + no + anyway did stop hizo kept still + he she they it boy ! candy dog phone mom-said
neglect-clothes: clothes bathtub kitchen tooth doctor dentist drugs sleeps droga* feed bath + nobody no not same locks forget* sleep all feed take lleva nadie + us me i mom dad stepmom they mama ! vacation toothbrush camp class commercial
dad-away: dad mom mother father mama papa she + left went gone hasnt been not fue llega not + friday sunday thursday yesterday ayer days back viernes dinner + back days not comido hungry gone thursday sunday asking baby sister ! work trip deployed store concert
police: police cps 911 policia number call report illegal ilegal jail + parent* dad mom mama papas papa uncle adult + kid if hit me hurt* my peg* us who ! movie game show uniform works cop
fault: fault culpa normal all just mine + dads uncles hit touch* secret adult + me or mine i kids my too other say did ! homework team test bake
older-love: older 25 30 22 23 veinticinco wife teacher profe weed money rides gives man + boyfriend love likes kiss* touch* pictures secret over night knee leg rides digas catorce picks tell parents ! brother sister song homework band music
unsafe-home: home house casa + safe segura seguro safe lastima* scream* hurts cold outside locked coat hears + not isnt no nobody always me kid mi si ! drill fire game base alone-fun song-about-home
swimsuit-touch: swimsuit underwear pants pantalones clothes bath time game games + touched hand hands bajo pulled just-us us secret where goes + me my us i mi ! beach pool wash shopping team dance
told-fall: tell told digo say said + fell fell door stairs cai caí cat bike + but pero fue it was nurse maestra teacher had + dad mom papa mama nurse maestra dad
touched: touch* toca tocan toco tocaron tocaba tocarlo tocarme + @adult he she they primo older little chiquita chica nino hace someone + me la lo i mi tocarlo + uncle when chiquita little padrastro tio primo asleep alone nina secret scared camp pastor grandfather dad stepdad coach hace ! heart guitarra piano bateria tambor turno music song story
got-hit: get got hit golpes peg* cinturon* + hit beaten spanked golpes cinturon* whipped peg* + again grade b bad repruebo when every home mad casa ! ball pitch puck face game dodgeball volleyball basketball soccer
fake-story: say said tell told digo + fell tripped cat bike door puerta gato cai + have lie really wasnt not makes marks bruise marcas brazos ! off-my-bike-today
song-of-abuse: song lyrics cancion rap poem write make + uncle monster stepdad man secret night room + room night secret hurts touches keep ! movie birthday
punish-place: sleep floor garage outside afuera duermo garaje noche + garage outside floor afuera garaje cold + stepmom mom dad said makes deja because padrastro papa ! camp* tent sleepover backyard
sold-silence: dinero money gives gave regala da buys bought phone + secret tell anyone diga digas nada not + me mi i ! birthday party surprise crush
bad-videos: video* porno cochin* porn dirty naked + shows showed ensena watch ver makes hace + me i grande older man he tio diga ! movie class
adult-hits: @parent boyfriend stepbrother coach entrenador novio + @hit + @us brother sister hermano hermana + @us when with drunk because borrach* cuando face wall stairs again marks every belt grade ! @play joke lol haha feelings mosquito up
adult-touch: @anyadult + @touch + @us + @bad ! ball coach-hand doctor game grandma high five guitar piano-lesson tag
bruise: bruise* marks moreton* welts scar* handprint* marcas eye + @parent hit hits hide belt home peg* dad jacket say padrastro casa grabbed ! soccer volleyball basketball ball playing bike table paintball
afraid-home: @scared want* quiero dont not + go going home ir volver llegar stay + home casa house there + @me ! camp vacation dark movie fun sick field trip game
afraid-parent: @scared miedo scares + @parent coach stepbrother he padrastro + mad angry home drink* hurt hits enoja kill do avient* grita when throws kids other night alone ! grade test spider thunder driving surgery dark deployed
object: belt cord cable hanger paddle chancla cinturon* cinto extension vara switch cigarette plancha rice arroz + hit* beat* whip* @hit kneel* hinc* burn* quem* spank* me i with con ! drum* seat karate black yellow green fried beans cook*
secret: secret secreto private special + @adult he boyfriend cousin older primo tio grown + told said tell keep says dice diga hugs not our us me ask touch* gift* nuestro dijo mom ! surprise birthday party crush recipe santa fiesta sorpresa christmas handshake
no-believe: believe* creer creera hurt kill post matar + told said says if dice dijo amenaz* threat* si will + tell told say anyone nobody no if hablo cuento digo pictures more dog mom
room-night: @anyadult boyfriend + room bed bedroom cuarto cama shower bath bano sleep asleep + comes came goes gets sneaks watches watch enters entra mete gets climbs at looks mira stares + night my in me mi when shower bath asleep noche cuando bano ! goodnight wake netflix knocking read tuck cat dog story clean chores steals sings homework
pics: @pics + @ask + @sexed @online everyone wont more if tell older secret captain post man coach coach him he entrenador amenaz* money love + i me my her ! yearbook art drum* cover family grandma team dog cat school-day
nudes: nudes nude naked desnud* pack + me i send pics friend guy he boyfriend videos man fotos asked sent showed
online-man: @online stranger + meet* met older man guy someone he señor senor muchacho person + meet* alone pictures pics photo* tell tonight love pick pide address asked fotos secret know money robux send mom ! grandma cousin friend-group
age-gap: 18 19 20 21 22 23 24 25 26 27 28 30 35 40 older mayor college + boyfriend dating love guy man kiss girlfriend novio likes he + i me my am tell secret sends mom ! brother sister cousin-birthday pounds bpm
rape: raped rape raping rapes molested molesting molester violador violo violaron viola assault* abus* + me i my her someone party friend yo mi nadie ! mockingbird class video song music battle lyrics rapper
did-stuff: stuff things cosas something algo + did does do doing makes made hace hizo hacen happened obliga paso + me to her i night uncle cousin older want alone bad quiero secret babysitter never camp + uncle cousin babysitter dad stepdad brother older adult someone coach he camp tio primo hermano padrastro night wanted man dont quiero ! school-work fun chores crafts homework nice
locked: @lock + @us + @place + mom dad they she he bad cry when stepmom parents day weekend cant dark mama papa dejan porto hours told all ! escape phone chromebook account keys password brother band
starve-kid: @nofood + no not nothing never locked sin gives let only hay + @home mom dad parents school mama friday again weekend nobody bad porto they weekends cuando fridge days ! camp ramadan pizza vegetarian class drive hurricane candy dessert snacks
left-alone: mom dad parents mama papa mother father nobody nadie + left gone home hasnt not never passed fue cuida come back + days alone weekend brother baby week sola solo dias hermanito bebe dinner care three weeks two ! deployed vacation work trip camp business died divorce
tell-what: happen* pasa take taken away normal ok quit* foster report jail abuse wrong legal + tell* told say report kid hit* hits touch* peg* cuento digo dice toque adult grown + dad mom parent* adult someone teacher hurt* hits papa mama home us grown cps uncle tio padrastro step* ! drums homework
drunk: drunk drinks drinking borrach* toma tomado high wasted + @parent he she when cuando boyfriend + @us mom scared hits hide yells escond* breaks home scary comes llega peg* closet
kicked-care: yells screams throws threw tied drags holds screaming neck choked whipped beaten + mom dad she he stepdad stepmom her aunt + me us him her my hair water chair wall plates cry neck
grope-work: @adult man grandfather he pastor + hugs hug kisses kiss smells lap special sit texts texting messages night delete bonita special shirt mensajes candy sits close gifts + me i mi hate weird gross private alone special shirt front secret delete noche close mouth rubs nobody house too long feel captain tell ! christmas game grandmother won
sold: someone adult family man + hurting bad harm* lastim* + me things i + can tell supposed know not family
`,
  danger: `
swallowed: swallow* ate comio trago + @pills medicine pastillas + baby little cousin kid brother sister toddler hermanito primo friend someone i my ! cough headache vitamin juice doctor gave yogurt gummy-bears
strange-car: car carro van truck + stranger strangers desconocido guy met man + i me im my in en estoy ! race toy game uncle
stranger-near: stranger alguien someone hombre + backyard window outside door afuera ventana patio knocking + scared alone miedo sola solo name hiding hay there ! pizza ghost movie game friend santa
out-cold: inconsciente unconscious unresponsive desmayad* + i my mi friend he she someone brother mom hermano mama amigo amiga dad papa the ! class cpr movie game first-aid
syrup: syrup jarabe bottle frasco pills pastillas shots vodka botella + whole entero all todo too many drank full complet* lot + i me he she my tome tomo bebi ! pancake* maple waffle water lemonade soda ketchup hot-sauce paint glue
choking: choking seizure breathing allergic asthma epipen heart stroke convuls* temblando stairs + mom baby grandpa i dad friend cousin brother sister grandmother primo abuelo mama me + help not stop* fell is having dont without cant piso talking ! school class drill game song movie first-aid solo run running gym
house-fire: house apartment kitchen casa home + fire burning quemando smoke incendio + my on is alone mi se the ! song beat drill mixtape game minecraft story
street: street gas greyhound shelter calle outside station central hitchhike bench bus afuera + slept cold sleep sleeping sitting on noches dormi* going live back state echo frio nobody + i we me my alone not night nos told left ! sesame trip field play* camping song practice route
wrong-ride: uber car van truck carro ride got + wrong stop* guy man whiskey swerving drunk let tells grabbed pull outside get + i me my he in not ! game race dad-drives gta kart song lego
weapon-near: knife gun machete pistola cuchillo arma + ex dad brother mom stepdad papa hermano hiding outside he uncle + me house bathroom my bano casa at everybody has screaming mom mama ! kitchen cook game toy nerf water movie squirt
bleeding: bleed* sangrando blood sangre cut + stop much bad mucho home alone hospital + i me and no no-one nobody nadie lot ! nose period knee movie gums paper little game
cannot-breathe: breathe respirar heart corazon chest + cant not hurts tight racing rapido fast bad + alone solo smoked fume vape weed line pill edible took nobody home drug ! run running song cough* cold nervous coaster solo-on mile gym
left-home: left ran leaving sali salido salgo fui running + home casa + days guy señor senor ago friend together night tonight never frio senor regresar nada after internet ! early school work phone lunch homework late practice book
behind-me: behind following sigue outside hiding escondid* + man dude guy car hoodie someone hombre carro senor alguien patio + me i blocks house closet window sola mi ! stage line drums kit seat dog seek tag
meet-stranger: meet* verme conoci met sneak* + internet online snap discord insta boyfriend man + outside midnight alone parents nobody papas knows mall car get ! class camp band game-night friends
dare-breath: dare* reto challenge game + pass breath desmay* choke pills hold + out me i friends till until till ! truth plank swim song sing
took-too-much: took drank ate swallowed tome + too demasiad* + much many mucho muchas + think i feel ! candy pizza food homework time long milk
felt-after: algo something pill drink bebida vaped gummy alcohol xans probe fiesta party + feel siento respirar cant see breathe rara funny spinning + weird rara raro funny breathe respirar mixed see straight dieron move ! nervous song cold
no-sleep-place: slept sleep dormido + nowhere anywhere street walking streets + nights night around not ! camp sleepover
gang: gang pandilla + join me us sell make say want trying
blood-much: blood bleeding sangre + everywhere stop much mucha + not won wont will it para help there ! nose game movie tooth zombie
bus-away: bus train money dollars far camion dinero + coming back volver leave run ir away + not never no runaway 12 11 13 14
took-many: @took + @pills @poison + @many @ill whole all mom moms grandma dad abuela + i me my she he sister brother friend cousin mi me hermana ! vitamin cough headache allergy morning doctor class
poisoned: @poison sink battery batteries + @took + i me he she my baby brother cousin sister throat tome ! class science mop rat movie clean
not-waking: @other mom dad grandmother grandma mama brother baby cousin friend abuela tia dad + @uncon needle floor breathing slow + not cant wont drunk party help scared floor no answer needle blue fell lips blackout pills drank too arm never slow wake fiesta tomo miedo talk reto vaped drugged passed ! school class alarm movie phone couch nap cat dog practice game first cpr aid
od: overdos* od sobredosis laced fentanyl drugged spiked roofied + i friend he she my think someone amigo
drug-bad: @pills weed vape* vaped edible* pill molly drunk alcohol party fiesta + @ill + i me my he she friend think someone ! doctor cold flu cough health class science morning adhd
runaway: @runaway + @nowhere + i friend we she he going tonight my me sister mi plan* want ! dog cat camp minecraft bus-ride mile practice late student council character story vacation road zoo
homeless: evicted homeless nowhere sleeping sleep living dormi* duermo viviendo donde + car park street station outside tonight place bridge nowhere calle carro parque dormir shelter go + we i our me tengo estamos no have ! camping trip tent project can drive road class charge plug
followed: @follow + @stranger + me my home house i mi casa sigue + following trying get break into home window keeps grabbed sigue entrar driving by alone told chase car grab jump followed subiera ! dog cat insta instagram tiktok game tag followers puppy
meet-online: meet* picking pick way ver conoci + online internet insta snap discord app + tonight alone know parents nobody today picking only nadie sabe guy run away from tell ! class zoom
intruder: gun knife pistola cuchillo machete + dad brother stepdad mom uncle he papa hermano someone man padrastro tio boyfriend + screaming chasing mom sister house waving yelling has gritando grab* scared outside fighting persiguiendo mama threatening drunk ! kitchen cook* hunt* toy nerf water game prop onion duck
fire-gas: smoke fire gas humo incendio + apartment house home casa alone adult locked + no smell alone help here sola in ! drill class song beat movie bbq marshmallow grill station
alone-hurt: alone lost perd* + night dark bleeding breathe head hospital help inhaler noche know where + i me my cant not no se ! homework lunch song game mall
drunk-driver: drunk drinking borrach* tomado wasted high + driv* car ride maneja* carro keys + i we us me mom dad get my nos ! class assembly school movie
challenge: choking blackout challenge reto desmay* dare + friend one passed fell he seizure pass levanta breathe didnt up bugs pills played took
forced: wont locked lock let making force* + leave out sell drugs fight join gang party + me guy he they i ! class bathroom escape
gunshots: gunshots shooting shots shooter balazos balacera disparos + outside house street alone school hear now near scared afuera escucho ! basketball game movie hoops drill song sound effect
beat-up: jump jumped beat golpear fight bat + after school tomorrow guys chavos they saliendo + me us said want* going quieren ! dodgeball basketball game rope
`,
  eating_disorder: `
week-fast: without sin not nothing no skip* fast* ayun* + food eating comer eat meals meal + week semana days dias dance beach jeans vestido fit look good proud ! camp class ramadan sugar candy pizza
hate-body-puke: body cuerpo fat gorda thin asco + vomit* throw puke purge* comer eat* como + i me mi hate odio porque so por ! mad cat dog cushion
food-rule: eat eating food comer comida como meals almonds bread pan calories diet hungry hambre dinner lunch restrict* + once every two days contest least skip* obsess* quit huge thin whale voice keep from hide punish until orgull* proud llorar escondidas gorda asco* 300 400 costillas tissues ice tiny lose peso cry* kilos + i me my she friend teammates he mi amiga poem song ! vegan vegetarian allergic allergy gluten class cat dog practice meet picky ramadan party race recipe rehearsal candy pizza late busy
body-fat: fat huge thin skinny whale gorda flaca enorme pregnant bones delgad* scale weight peso bascula + eat* food fast* cry pinch quit obsess* clothes mirror feel kilos goal comer skip* purge laxat* class bags + i me my she he ! cat dog pig gazelle crayon baby funny muscle football taco*
vomit-secret: vomit* puke* purge* throw throwing fingers shower gone devolver provoc* + secret night* every noches todas escondidas dinner hears nobody after bathroom cuenta comida food despues + i me my sister hermana mi friend she he amiga ! flu sick bus coaster milk nervous virus ride party dog cat
not-hungry-tips: tips consejos how como help + hambre hungry eating comer vomit* throw starv* eat skip* + no not sin without hide stop from myself ! healthy snack vegetables cook recipe class bored
since-food: gum coke water agua tea te ice coffee tissues only solo nothing + since days week day sunday monday entero desde + had eat food i body have comida ! paint party break allergic milk
get-rid: rid throw puke spit chew vomitar + ate food eat throat dedos foods easiest meto + i me everything out my up after ! milk gross trash homework
how-long-fast: how long tips best foods cuanto como + without not hungry up sin throw lose stop + eating eat faint comer food throw puke hungry ! vegetables class animals camel
hide-eating: hide lie say pretend digo tell tire escondo + ate food eat comi comida lunch + i my mom but mentira didnt
apple-day: solo only just apenas + manzana apple water agua coffee lettuce ice gum + day dia week today proud flac* all ! snack drink-store song
purge: @puke make makes making force* + @food after fat skinny engord* myself every it bathroom despues recreo come* everything purpose + i me she he friend my myself mi amiga herself after bathroom despues so up fat ! @notfood milk smell cafeteria sick candy coaster pizza dog cat
not-eat: not no never stopped skip* havent nothing only barely solo salto deje dejo fast fasting ayun* starv* hide hides escond* tiro throw spit escupo give puro pura dont water + @food water agua apple ice gum manzana coffee starv* ayun* fasting + @thin days weeks dias anymore pass* bajar model pretend see look good boys napkin tell said day every everyone three week all told never vestido sister teammate big looks ! @notfood vegetarian vegan candy allergic allergy peanut class gluten braces picky
cal: calor* cals cal scale bascula weigh* weight peso pounds lbs kilos diet dieta goal gw ugw grams + count* every only under obsess* times lose less need panic how cuento limit lost per day week fast number decides veces bajar 80 500 800 low pill* eat + i me my a day eat gum if myself all want am food decides ! science banana homework lift muscle wrestling class sick flu
laxative: laxat* laxan* diuretic* ipecac thinspo meanspo bonespo proana edtwt purg* ! movie class
pro-ana: ana mia ed + tips buddy friends skinny strong help back eat fast consejos amiga princesa coach motivation any diet goals body day my says ! plays class sister-name song soccer
body-hate: bones ribs thigh huesos skinny thin fat flac* gord* empty small light body chubby ugly + want* hate* show* feel gap quiero vean never still veo see look* love control like need* + eat* not food i am still aunque so comer como todos starv* empty wont showing gap se ! mad taco* lol jaja dog cat crayon beat guitar haircut cushion picture glasses
guilt-eat: guilty guilt disgusting ashamed culpa hate scares scared fear failure deserve merezco gross asco panic miedo afraid + @food gain fat engord* + i me every when after siento cuando not my to ! vegetables broccoli spicy cafeteria mushrooms lunch-lady spider haircut math
exercise: exercis* situps workout run push* squats burn* ejercicio running crunches + ate eat dinner food calor* cookie comi bite meal off faint* + i until because off every off hasta burn para make ! energy race team practice
ed-words: anorexi* bulimi* orthorexi* binge* disorder trastorno period + i my friend sister she back had again want last lost eating coming then eat years me hermana ! class project documentary watch* watched show netflix health poster article dance unit
friend-food: @other + not never only stopped bathroom vomit* puke* throws throwing hides gives pills pastillas + eat* food lunch come ice gum comer comida recreo bajar thin flaca skinny skinnier weight after ! vegetarian dog cat broccoli sick flu allergic cookies candy vegetables stole
faint: pass passed faint* dizzy blacked desmay* mare* collapse* weak + not fast* ate eat* skip* meals food comer comido como breakfast water starv* + i me my friend because out so ! heat doctor shot blood mile hot sun test
`,
  violence_to_others: `
dead-by: dead muerto die alive vivir live safe salvo + monday tuesday friday thursday wednesday tomorrow lunes viernes manana bus week soon + teacher kid he she nobody that if ese nadie class want quieres kids ! practice laundry homework phone game battery song tired
until-stops: beat* hit* golpe* kick* pipe bat stab* + until till hasta + stop* moving dies dead muev* muera breathing walk
weapon-mine: knife knives gun guns rifle pistola arma cuchillo blade navaja bat bats tijeras stick bullets machete + bought got have tengo llevo trae bring* wait sharpened cousin's online showed airdropped pic post cousin papa encajo use usar entrar date fecha + i he they we somebody someone kid nino lo mi my ! cook* hunt* toy nerf water game baseball kitchen carv* cosplay play prop drum onion cebolla lunch soup hockey roast* marshmallow scout
hurt-how: push* break strangl* beat crash set poison* smash* clavo stab* nails choke bomb slit prend* + her him teacher she he class kids cat dog them profe su lo le stairs bus ojo arms + going want will if voy quiero put i liked for picture ! game ball drum* joke snowball pinata piggy fast brakes egg cake door record time story lol
day-warning: monday tuesday friday thursday tomorrow lunes viernes jueves manana lunch fourth wednesday + laughing skip bloodbath burns warned nobody falten vengan aparezcas sangre away nice blow sick last ultimo coming + will is school us be have been you tell si si amigos escuela me not la a of ! homework practice snow holiday party sale movie fever dentist flu test pizza field puente feriado concert
notebook: notebook list lista map drawing draws names nombres plan + names sit bodies kill* first next nombres siete nine who cafeteria escuela + i has my he it have keeps mi ! song attendance seating birthday art class play lyrics
last-laugh: laugh* made bully* burl* rieron fun + last done sorry sufr* ver hurt* them regret matar dispar* + i me them they quiero when for ! joke movie clown jokes comedy funny show
shooter: shooter shoot* shooting* bomb* explosives columbine dispar* balear balazo bala gun blow + school class next place everyone kids escuela salon lunchroom up him al + i my going be want voy get our think is saw amenazo ! drill hoops game basketball movie project essay news film video three free photo nerf balloon ball history article speech class-discussion
get-gun: gun pistola poison* knife weapon arma bomba + how get buy consigo much como sneak online without + kid parents papas someone sick knowing past without sin me online ! water glue game nerf bath tattoo history
animals: cat cats dog gato gatos perro animals + strangl* ahorc* fire hurt* kill* kick* torture* fun liked + i me gusta set my ! movie vet sick bit scratch* car died
voices: voices voces voice head cabeza + hurt* lastim* kill* stab* matar + says tell dicen oigo hear thinking in ! song movie sore character
burn-down: fire fuego burn* matches gas prend* + house casa school his su escuela + going voy have tomorrow the le already ! drill alarm song safety movie mixtape place candle
gang-up: group jump agarrar entre hospital beat + him kid todos lo kids bat bats + going vamos our we bringing planning lo ! game practice sing rehearse dance
on-list: list lista + on mi my his en + he she they next first ! shopping song birthday playlist party christmas
poison-drink: poison* put eche something algo envenen* + drink coffee water food bebida cafe agua comida + teacher her his companera maestra sick die muera them ! character game movie fish tank
weapon-hidden: sneak weapon knife gun detector + metal past detector game slept sleep uncle school held over bring in ! movie minecraft nerf airport tv
throat: throat neck cuello head cabeza + slit cut cortar romper smash break slice + him her his le i voy ill ! sore choke-cold hair necklace
wait-outside: wait espera* waiting + outside afuera after saliendo + knife cuchillo bat gun hurt him lo fight her
end-them: day goodbye rap song cafeteria + end kill shoot burn + them all everyone ! concert show level game
hurt-animals: hurt* kill* lastim* torture* + animal* cat cats dog dogs perro gato animales + like liked gusta good fun enjoy felt
weapon-school: @weapon + @school + bring* brought has have got take taking posted hid showed carry in tomorrow traigo trae llevar traer tiene going how locker post* sneak metal ! nerf water toy play* museum prop drill history game minecraft essay report glue debate control
threat: @want i ima + kill* stab* shoot* hurt* poison* matar* apunal* lastimar* burn* choke* strangl* beat* jump slit quemar cortar golpear attack* bomb* disparar romper snap harm* + him her them everyone someone people teacher classmate* mom dad stepdad brother kid animals companer* maestra padrastro todos nino family class school house face ellos he hermanito ex everybody ! @play laugh* feelings insects zombie* dragon team concert talent drums solo competition rivals myself lights spider* mosquito* bug fly show rap-battle
list: list lista map plan planned drew + hurt* kill* die laughed pay deserve* first hate* sits odio pagar names todos tuesday everyone people + i made have my tengo his her first where ! song songs birthday groceries christmas wish playlist seating shopping games
pay: @pay + @all + will all going gonna van deserve* make making ready one when monday day snap todos plan* voy soon me bully* bullied laughed what planned ! attention pizza lunch for-shipping team game rivals bill track tickets sorry-mom feelings
stay-home: stay come hide avoid quedate vengas vayas vayan lunch be + school home gym friday monday tomorrow tuesday wednesday thursday escuela casa lunes manana viernes lunch hallway + trust warn* dont not if just better told life like avoid no mejor preguntes ok because ! snow holiday fever sick flu doctor feriado vacation closed nieve dentist vacaciones break practice enfermo weather
known: know* watch see news remember* noticias ver sabran saber name famous + monday tomorrow soon i everyone name after todos friday day viernes voy who soy wait + me my what name push far did hacer i do quien happens happen say ! movie song concert show talent audition channel premiere game science weather test grade answer
access: gun safe bullets rifle pistola pistol arma bomb* bomba ammo explosiv* manifesto columbine molotov + know where how keep* make buy get dad guarda hace looked open hard haces get combination code write help wrote have uncle ! water toy nerf minecraft terraria game bath history class hunting range museum
urge: think* thinking like love want* enjoy dream* voices voz felt voice fantas* gusta imagine held pienso + hurt* kill* stab* torture* lastim* choke* bleed beating + people kids animals cat cats dog someone sister brother mom others him her animales everyone them hermanito mama sleep* slept ! feelings game not-want movie book
other-plans: kid friend brother cousin someone he nino primo boy amigo girl + going gonna planning said says wants posted keeps wrote dice va + gun guns shoot* kill* bomb knife arma matar* disparar* stab* hurt* ! game movie fortnite minecraft book lol nerf
fire: burn* fire matches quemar set blow explode + school house everyone people them casa escuela his whole adentro grade + i down want should going im voy up down ! drill cd song candle cookies alarm marshmallow beat calories tongue
payback-plan: done nice snap pushed revenge venganza + people everyone hurt sorry soon coming stop todos they + going will be get me nobody
`,
};

function parseSet(source: string): WordSet {
  const words = new Set<string>();
  const stems: string[] = [];
  const read = (text: string): void => {
    for (const word of text.split(/\s+/)) {
      if (word.startsWith("@")) read(sets[word.slice(1)] ?? "");
      else if (word.endsWith("*")) stems.push(word.slice(0, -1));
      else if (word) words.add(word);
    }
  };
  read(source);
  return { words, stems };
}

let parsed: Frame[] | undefined;

/** All frames, parsed once. */
export function allFrames(): Frame[] {
  parsed ??= (Object.entries(frameLines) as [CrisisCategory, string][]).flatMap(([category, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [id = "", rest = ""] = line.split(": ");
        const [slots = "", unless = ""] = rest.split(" ! ");
        return {
          id: `${category}.frame.${id}`,
          category,
          slots: slots.split(" + ").map(parseSet),
          unless: parseSet(unless),
        };
      }),
  );
  return parsed;
}

function hasAny(set: WordSet, words: readonly string[]): boolean {
  return words.some((word) => set.words.has(word) || set.stems.some((stem) => word.startsWith(stem)));
}

/** Frames whose every slot is met by the words of a normalised text. */
export function findFrames(normalized: string): Frame[] {
  const words = normalized.split(" ");
  return allFrames().filter(
    ({ slots, unless }) => slots.every((slot) => hasAny(slot, words)) && !hasAny(unless, words),
  );
}
