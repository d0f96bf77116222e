/**
 * Words grouped by what they mean, English and (unaccented) Spanish together, so that the classifier
 * learns "ADULT HIT ME" once for both languages. "*" ends a stem.
 */
const conceptLines = `
ME: i me my mine myself yo mi mis me conmigo mia mio
WE: we us our nos nosotros nuestro nuestra
YOU: you your yours tu te ti usted
SELF: myself himself herself themselves yourself ourselves
THEY: he she they him her them his hers their el ella ellos ellas
NOT: not no never none without nor nunca nadie nada tampoco sin jamas
NOBODY: nobody noone nadie anyone anybody
WANT: want* wish* hope* wanna quiero quisiera queria ojala deseo desear* ganas
NEED: need* must necesito necesita deber*
PLAN: plan planned planning decide* decid* picked chose chosen ready arrange* pienso planeo piensa listo lista preparad*
TRY: try tried trying attempt* intent* trate tratar
GOING: going will gonna about voy va vamos ire
CAN: can could may might puedo puede pude
DIE: die dies died dying dead death muero muere muri* morir* muert* mueran murio
KILL: kill* murder* slay* asesin* mat* matar* matarlo matarme mato mate matan unalive
SUICIDE: suicid* overdos* noose hang hanging hanged ahorc* colgar*
END: end ends ended ending over finish* acab* termin* final
LIFE: life live living alive exist* vida vivir vivo viva existir born nacer nacido nacid*
HEAVEN: heaven sky afterlife hell funeral grave coffin cielo entierro velorio ataud buried
GONE: gone away disappear* vanish* leave leaving left desaparec* irme fui fue ido largarme
FOREVER: forever siempre permanently anymore ever
GOODBYE: goodbye* bye farewell adios despedi* goodnight
NOTE: note notes letter letters carta cartas nota mensaje message
GIVEAWAY: gave giving given give donate* regal* repart*
BURDEN: burden useless worthless worth carga estorbo inutil waste problem better mejor
HOPELESS: hopeless empty numb pointless point meaning tired alone sola solo vacio vacia cansad* sentido
MISS: miss notice care remember extran* importa* notar* cuenta recuerd*
TIMESOON: tonight today now tomorrow soon weekend hoy ahora manana ahorita noche anoche
WEEKDAY: monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo
CUT: cut* slice* slit* carv* slash* cort* scratch* rasgun* aran*
BLADE: blade* razor* scissor* sharpener navaj* cuchill* tijera* sacapuntas gillette
BLOOD: blood* bleed* bled sangr*
SCAR: scar scars wound* mark marks lines cicatri* marca* cortada* herida* barcode* rayas rayitas
BURN: burn* lighter cigar* quem* encendedor matches
PAIN: pain hurt* hurting dolor duele dolia ache* sting*
LIMB: wrist* arm arms thigh* leg legs skin ankle* brazo* muneca* pierna* muslo* piel
HIDEBODY: sleeve* hoodie sweater* hide hides hiding hid escond* tapar tapo cover manga
RELAPSE: relaps* clean urge* recaid* sober
HARM: harm* autoles* lastim* dano
PURPOSE: purpose proposito deserve* merez* punish* castig*
FAMADULT: dad mom father mother parent parents stepdad stepmom uncle aunt auntie grandfather grandmother guardian papa mama padre madre padres papas padrastro madrastra tio tia abuelo abuela foster
OTHERADULT: coach teacher tutor babysitter pastor priest counselor instructor janitor driver neighbor boss manager leader entrenador entrenadora profe profesor profesora maestro maestra vecino vecina chofer ninera cura man men guy guys dude stranger strangers senor hombre adult adults grown muchacho tipo desconocid*
SIB: brother sister cousin brothers sisters twin hermano hermana hermanito hermanita primo prima sibling siblings
PEER: friend friends bestie buddy classmate classmates kid kids boy girl boyfriend girlfriend crush teammate amigo amiga amigos amigas companero companera companeros compa nino nina ninos chavo chava chavos novio novia someone somebody alguien person people
HIT: hit hits hitting beat beats beating beaten slap* punch* kick* whip* smack* spank* shove* push* drag* throw throws threw pega pegan pego pegaba pegaron pegar golpe* cachete* patea* azota* avient* avent* jal*
CHOKE: choke* strangl* ahorca suffocat* asfixi*
OBJECT: belt cord cable hanger paddle chancla cinturon* cinto palo vara plancha
BRUISE: bruise* bruis* welts moreton* swollen blackeye
SCAREDW: scared afraid terrified fear frightened scares miedo asusta* terror unsafe safe
HOME: home house casa apartment cuarto room bedroom habitacion recamara
DRUNK: drunk drink* drinks beer alcohol vodka wasted borrach* tomad* toma drogad* high wine
LOCK: lock locks locked locking trapped trap tie tied encierr* encerr* amarr* chained
DARKPLACE: closet basement garage shed attic sotano ropero patio outside afuera
TOUCH: touch* grope* rub rubs rubbed fondl* toca tocan toco tocaba tocaron tocarme tocarlo tocado manose* acarici*
KISS: kiss* hug* hugs besa beso besaba besar* abraz* lap
PRIVATE: private* underwear butt chest boob* breast* privad* intim* pompas nalgas calzones crotch penis vagina
SEXW: sex sexual* rape* raped molest* viol* abus* porn* naked nude* desnud* undress* cochin*
CLOTHES: shirt pants clothes clothing skirt bra ropa camisa blusa playera falda
PICTURE: picture* photo* selfie* video* camera foto fotos nudes webcam film* record*
SEND: send* sent post posted leak share manda mando mande mandar* envi* public* subir
SECRET: secret* secreto promise* tell tells telling told prometi* diga digas digo decir cuente cuento contar dije nadie
ONLINE: online internet discord snap snapchat instagram insta tiktok roblox app chat dm dms text texts texting whatsapp linea
MEET: meet meeting met pick picking conoci verme vernos encontrar*
OLDER: older adult grown years viejo mayor grande
BED: bed cama shower bath bathroom bano sleep sleeping asleep ducha bano duermo
THREAT: threat* threaten* amenaz* blackmail* warn*
TAKENAWAY: cps foster jail arrested police social quitar quitan llevar* carcel policia
REPORTQ: happens happen what-if if si pasa pasaria normal legal
NEGLECT: food eat dinner feed feeds fridge comida comer cenar comen
HEATLIGHT: heat lights electricity water luz agua
DAYS: day days week weeks month months hour hours dias semana semanas horas
PILL: pill pills meds medicine medication tylenol advil ibuprofen benadryl melatonin xanax xans adderall pastilla* medicina* percs tablet* vitamin*
POISON: bleach poison* cleaner detergent chemical* cloro veneno antifreeze
TOOK: took take taking taken swallow* ate drank tome tomo tomé trague trago tragó tomado bebi*
MANY: many much lot lots bunch whole bottle handful tons all muchas muchos demasiad* monton frasco botella todas
UNCON: unconscious unresponsive wake wakes waking woken woke breathe breathing breath breathes passed faint* collapse* seizure inconsciente desmay* despierta respira respond* conscious
BLUE: blue purple pale morad* palid* foaming
RUN: run running ran runaway escape* escap* fug* huir packed backpack
NOWHERE: nowhere homeless shelter evicted street streets donde bench station estacion calle kicked corrieron corrio echaron
FOLLOW: follow* chas* persig* sigue siguiendo stalk* siguio
VEHICLE: car van truck driving drive drives drove carro camioneta coche manejando maneja
FIRE: fire smoke gas flames fuego humo incendio
WEAPON: gun guns rifle pistol shotgun weapon* knife knives blades bomb bombs bullets ammo glock pistola arma armas cuchillo bomba explosive* machete navaja box-cutter bat
SHOOT: shoot* shot shots shooter stab* bomb* blow explode* dispar* apunal* acuchill* balacera tiroteo
SCHOOL: school class classroom cafeteria hallway locker escuela clase salon prepa secundaria colegio gym campus
EVERYONE: everyone everybody all them todos todas every
LIST: list lista names map
PAY: pay suffer regret sorry revenge payback pagar pagaran arrepent* vengar* venganza sufr* avenge
DESERVEW: deserve deserves deserved merece merecen
STAYAWAY: stay avoid hide come quedate vengas vayas vayan
NEWS: news noticias famous name
ANIMAL: cat cats dog dogs pet animal animals hamster perro gato animales
VOICES: voices voice voz voces
VOMIT: vomit* puke* puking throw-up purge* purging vomit* devuelv* threw throwing barf*
THIN: skinny thin thinner fat weight flac* gord* delgad* adelgaz* engord* peso bones ribs huesos pounds kilos lbs scale bascula
FAST: fast fasting fasted starve* starving starv* ayun* skip skipping skipped skips salto
CALORIE: calorie* caloria* cals diet dieta laxative* laxant* thinspo ana mia gw anorexi* bulimi* binge*
GUILT: guilty guilt disgusting gross ashamed culpa asco verguenza shame
EXERCISE: exercise* workout situps squats ejercicio crunches
MUSICW: song songs music beat beats drum* bass guitar piano lyrics rap melody chord* tempo snare cymbal* kick track tracks album playlist sing* choir band concert cancion* musica ritmo bateria tambor* guitarra bajo solo chorus verse remix dj rehearsal recital tune note
GAMEW: game games level lvl boss minecraft fortnite roblox mario zelda pokemon xbox ps5 switch respawn* zombie* creeper* player* match videojuego* juego* nivel jefe jugar jugando partida enemy enemies quest speedrun dragon
SPORTW: team practice soccer basketball football baseball volleyball tennis swim* track coach gym pe run mile laps race goal score tournament futbol partido equipo entrenamiento cancha game skate*
STORYW: book movie story character villain hero novel chapter play scene show series episode film comic anime pelicula cuento libro personaje novela serie write writing wrote
STUDYW: homework test quiz essay project report history science math lesson unit assembly poster presentation tarea examen proyecto ensayo drill simulacro learned aprendimos teacher health
FUNNY: lol lmao haha* jaja* funny joke meme cute lmfao rofl risa chiste broma
FOODW: pizza lunch breakfast snack candy cookie* cake taco* almuerzo desayuno pastel hungry hambre burger
BODYMINOR: knee elbow finger toe tongue tooth ankle head nose dedo rodilla lengua tobillo nariz cabeza braces
ACCIDENT: accident* tripped fell slipped falling bike bici cai caida accidente stove cooking paper papel
DEVICE: phone laptop battery chromebook tablet wifi celular bateria computer headphones
GOODFEEL: happy excited proud fun awesome love good great cool nice feliz contento divertid* padre chido genial best favorite
HELPQ: how what why como que cual help teach tips ayuda ayudame
ASKFRIEND: asking asker hypothetical* curious wondering pregunto preguntando
THOUGHT: think thinking thought thoughts pienso pensando pensamientos imagine dream*
FEEL: feel feels feeling felt siento siente sentir
STOP: stop stopped stops quit dejar deje dejo
AGAIN: again still keep keeps otra vez sigo volvi
`;

const exact = new Map<string, string[]>();
const stems: [string, string][] = [];
for (const line of conceptLines.trim().split("\n")) {
  const [name = "", words = ""] = line.split(": ");
  for (const word of words.split(" ")) {
    if (word.endsWith("*")) stems.push([word.slice(0, -1), name]);
    else exact.set(word, [...(exact.get(word) ?? []), name]);
  }
}

/** The meanings of one normalised word; empty for a word outside the list. */
export function conceptsOf(word: string): string[] {
  const found = new Set(exact.get(word) ?? []);
  for (const [stem, name] of stems) if (word.startsWith(stem)) found.add(name);
  return [...found];
}
