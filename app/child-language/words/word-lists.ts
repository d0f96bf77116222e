/**
 * Words by meaning, English and (unaccented) Spanish side by side, for the phrase patterns. Text is
 * normalised first: lower case, contractions written out, "'s" dropped. "*" ends a stem, "@NAME" takes
 * in another list.
 */
export const wordLists: Record<string, string> = {
  I: "i we yo",
  MY: "my our mi mis",
  HIS: "my his her their our your mi mis su sus tu",
  SELF: "myself himself herself themselves yourself themself oneself ourselves",
  PEER: "friend friends bestie bff buddy cousin cousins brother brothers sister sisters sibling siblings twin girl girls boy boys kid kids guy guys classmate classmates teammate teammates boyfriend girlfriend ex crush roommate partner someone somebody student students person people dude amigo amiga amigos amigas hermano hermana hermanos hermanito hermanita primo prima primos novio novia companero companera companeros compa nino nina ninos chico chica chavo chava chavos muchacho muchacha alguien everyone",
  HESHE: "he she they him her them el ella ellos ellas le les lo la",
  PARENT:
    "dad mom father mother parents parent stepdad stepmom uncle uncles aunt aunts auntie grandfather grandmother grandparents guardian foster papa mama padre madre papas padres padrastro madrastra tio tia tios abuelo abuela abuelita jefe jefa stepparent stepfather",
  STAFF:
    "coach coaches teacher tutor babysitter sitter pastor priest counselor instructor principal janitor driver doctor dentist neighbor boss manager leader entrenador entrenadora profe profesor profesora maestro maestra vecino vecina chofer ninera cura director landlord therapist trainer deacon nanny helper",
  MAN: "man men guy guys dude stranger strangers adult adults grownup grown hombre senor tipo desconocido muchacho stepbrother stepsister",
  ADULT: "@PARENT @STAFF @MAN",
  ANYONE: "@ADULT @PEER @HESHE husband wife",
  GROWNUP: "@ADULT brother cousin boyfriend girlfriend primo hermano novio novia husband",
  WANT: "want wants wanted wanting wish wishes wished wishing hope hopes hoping need needs needed rather prefer deserve deserves crave craving urge urges tempted dream dreaming dreamt quiero queria quisiera quiere deseo desearia ganas prefiero preferiria necesito ojala merezco antojo",
  INTEND:
    "going plan plans planning planned decided decide ready try trying tried attempt attempted attempting intend intending about considering considered consider think thinking thinks thought thoughts will should might may could would gonna fantasize fantasizing fantasies imagine imagining imagined picture picturing keep planeo planea planeando pienso piensa pensando pensado pense voy va vamos iba decidi decidido trate tratar trato intente intento intentado intentar mejor debo deberia podria pensamientos idea",
  TOWARD: "@WANT @INTEND",
  DEAD: "die dies died dying dead death deceased morir morirme morirse muero muera muriera muerto muerta muerte murio",
  LIVE: "live living life alive exist existing existence existed vivir viviendo vivo viva vida existir existiendo existo",
  NOT: "not never no nunca ya jamas tampoco without sin nobody none",
  NOBODY:
    "nobody noone none no-one nadie anyone anybody everyone everybody they people world family parents mom friends todos mundo familia",
  WHEN: "tonight today tomorrow soon now monday tuesday wednesday thursday friday saturday sunday weekend hoy manana noche ahora ahorita lunes martes miercoles jueves viernes sabado domingo",
  PILLS:
    "pill pills med meds medicine medication medications tylenol advil ibuprofen aspirin benadryl melatonin xanax xans adderall percocet percs perc oxy insulin antidepressants nyquil tablets capsules painkillers pastilla pastillas medicina medicinas medicamento medicamentos pildoras paracetamol gummies edibles edible drugs drogas",
  POISON:
    "bleach poison detergent cleaner antifreeze chemicals ammonia windex draino cloro veneno soap sanitizer lighter-fluid gasoline",
  BLADE:
    "razor razors blade blades knife knives scissors sharpener boxcutter cutter exacto pin pins needle needles thumbtack tack compass glass pencil paperclip staple lighter match matches cigarette candle iron straightener navaja navajas cuchilla cuchillas cuchillo tijeras alfiler compas encendedor cigarro rasurador sacapuntas vidrio aguja gillette",
  SHARP: "razor razors blade blades glass navaja navajas cuchilla cuchillas gillette boxcutter exacto",
  LIMB: "wrist wrists arm arms thigh thighs leg legs skin hip hips forearm forearms stomach ankle ankles shoulder hand hands knee knees body brazo brazos muneca munecas pierna piernas muslo muslos piel venas cuerpo mano manos",
  CUT: "cut cuts cutting slice sliced slicing slit slitting carve carved carving slash slashed scratch scratched scratching stab stabbing poke poking burn burned burnt burning cortar cortarme cortarse corto cortaba corte rasguno rasgunar pincho quemo quemar",
  HURT: "hurt hurts hurting harm harming harmed injure punish punishing punished lastimar lastimarme lastimo lastimarlo dano danarme herir castigo castigarme pinch hit punch bite",
  HIT: "hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking choke chokes choked choking strangle strangles strangled whip whips whipped whoop whoops smack smacks smacked spank spanks spanked burn burns burned burnt shove shoves shoved pushes pushed grabs grabbed yank yanks yanked drag drags dragged shake shakes shook throw throws threw slam slams slammed pinches pinched hurt hurts hurting abuse abuses abused abusing attacks attacked bite bites twist twists twisted pulls bruised thrown",
  PEGA: "pega pegan pego pegaba pegaron pegarme pegando pegarle golpea golpean golpeo golpeaba golpearon golpearme golpearlo cachetea cacheteo patea pateo lastima lastimo lastiman avienta avento aventaron azota azoto quema quemo jala jalonea ahorca ahorco empuja empujo maltrata maltratan nalguea zangolotea sacude tira",
  WEAPONHIT:
    "belt belts cord hanger stick paddle shoe pan cable spoon bat hammer hose broom extension switch ruler bottle cinturon cinto chancla palo vara plancha cable cuchara manguera zapato",
  TOUCH:
    "touch touches touched touching rub rubs rubbed rubbing grope gropes groped groping fondle fondles fondled feels felt grab grabs grabbed kiss kisses kissed kissing tickle tickles stroke strokes massage massages toca tocan toco tocaba tocaron tocarme tocado tocando manosea manoseo acaricia acaricio besa beso besaba soba agarra agarro",
  PRIVATE:
    "private privates privites parts crotch butt chest breast breasts boob boobs boobies vagina penis underwear panties bra thing thigh thighs pants skirt shirt clothes blanket nalgas pompis pechos partes intimas calzones ropa genitales pene entrepierna abajo",
  PICS: "picture pictures pic pics photo photos nude nudes video videos selfie selfies camera cam webcam foto fotos camara",
  SCARED: "scared afraid terrified frightened fear unsafe miedo asustado asustada terror",
  HOME: "home house apartment casa hogar depa room cuarto",
  BRUISE:
    "bruise bruises bruised bruising welt welts mark marks moreton moretones moretes marcas burns cigarette",
  LOCK: "lock locks locked locking encierra encierran encerro encerraron encerrado encerrada tie ties tied amarra amarran chain chained trap trapped",
  DARKPLACE:
    "closet basement garage shed attic bathroom outside room patio bano cuarto sotano closet afuera ropero cellar porch dark",
  EAT: "eat eats eating ate eaten meal meals lunch dinner breakfast food foods snack bite bites comer como come comi comia comiendo comida comidas cenar ceno desayunar desayuno almuerzo cena lonche",
  PUKE: "puke pukes puking puked vomit vomits vomiting vomited barf barfing purge purging purged purges gag vomito vomitar vomita vomitarlo vomitado devolver devuelvo",
  THIN: "thin thinner skinny skinnier fat fatter weight pounds lbs kilos bones ribs calories calorie flat small tiny huge size flaca flaco delgada delgado gorda gordo peso adelgazar engordar kilos huesos costillas calorias bajar chubby obese ugly whale pig",
  FAST: "fast fasting fasted starve starving starved starves ayuno ayunar ayunando",
  GUN: "gun guns pistol rifle shotgun glock handgun firearm ar15 weapon weapons bomb bombs explosive explosives grenade machete bullets ammo strap blick pistola pistolas arma armas rifle escopeta bomba balas knives knife cuchillo navaja shank",
  FIREARM:
    "gun guns pistol rifle shotgun glock handgun firearm ar15 bullets ammo strap blick pistola pistolas arma armas escopeta balas bomb bombs bomba explosives",
  SCHOOL:
    "school class classroom cafeteria hallway locker backpack gym assembly homecoming prom campus bus lunchroom library game rally dance period grade escuela salon clase colegio secundaria prepa mochila cafeteria lunch church",
  VICTIM:
    "him her them everyone everybody someone somebody people teacher teachers classmates classmate kids kid students mom dad stepdad stepmom brother sister boy girl bully bullies ex principal coach family parents class school all animals cat cats dog dogs baby cousin lo la los las le les todos todas alguien nino ninos maestra maestro companeros companera padrastro hermano hermana hermanito hermanita perro perros gato gatos gente jefe salon escuela ellos ella el",
  HARM: "kill kills killing murder shoot shooting stab stabbing shank strangle strangling choke choking poison poisoning burn bomb smother smothering suffocate drown execute slaughter hurt hurting torture attack attacking behead maim matar matarlo matarla matarlos mato apunalar apunalarlo disparar balear dispararle acuchillar ahorcar envenenar quemar golpear lastimar destripar degollar lastimarlo lastimarla",
  SLAY: "kill killing murder murdering shoot shooting stab stabbing shank strangle strangling poison poisoning smother smothering suffocate slaughter execute matar matarlo matarla matarlos apunalar apunalarlo apunalarla balear acuchillar envenenar degollar",
  GAVE: "gave give giving gives given giveaway donated leaving left regale regalo regalando regalar deje dejo",
  NEED: "need needing want use miss be necesitar necesito usar ocupar volver",
  NOTE: "note notes letter letters video videos message voicemail will carta cartas nota mensaje testamento",
  WRITE:
    "write wrote written writing make made record recorded leave left finished escribi escribir escribe deje hice escribio grabe",
  CREATE:
    "write make compose create sing song songs beat beats rap lyrics poem track playlist music title verse melody lullaby tune hazme escribe escribeme escribir haz cancion canciones rap poema letra ritmo musica quiero ayudame help",
  RELIEF:
    "calm calms calmer relief relieved better quiet feel feels real helps sleep breathe alive peace peaceful tranquila tranquilo mejor alivio calma calmarme control works",
  BLOOD: "blood bleed bleeding bleeds bled bloody sangre sangrar sangra sangro",
  SCAR: "scar scars cut cuts line lines mark marks cicatriz cicatrices cortes cortadas cortada rayitas rayas marcas wounds scratches bandages bandaids",
  HIDE: "hide hides hiding hid hidden cover covers covering covered conceal explain excuse lie long sleeves hoodie bracelets sweater esconder escondo escondia tapar tapo taparme cubrir sudadera mangas see sees saw notice notices seen shorts found vean vea note noten",
  ONLINE:
    "online internet discord roblox snap snapchat instagram insta tiktok fortnite app game chat server linea whatsapp facebook omegle telegram kik",
  MEET: "meet meeting meets met pick picking picks see come visit verme conoci verlo vernos recoger recoge encontrarme encontrarnos",
  PLAYFIGHT:
    "ball dodgeball pillow snowball game playing videogame chess cards uno mario smash basketball kart tickle boxing karate practice jugando juego pelota balon futbol wrestle wrestling tag race lego football soccer",
  STORY:
    "game games minecraft fortnite roblox boss level zombie zombies dragon movie play book novel nerf water paintball laser team match practice opponent pokemon enemy enemies raid mario smash hoops basketball soccer chess character villain juego nivel jefe videojuego partido equipo pelota dodgeball snowball snowballs pinata",
  SLUR: "nigga nigger niggas niggers nigguh fag fagg faggot faggots fags tranny trannies retard retarded retards spic spics chink chinks wetback wetbacks kike kikes beaner beaners dyke dykes gook towelhead sandnigger coon coons joto jotos maricon maricones marica negrata sudaca tortillera",
  PEOPLES: "gays jews muslims blacks mexicans immigrants asians christians indians",
  INSULT:
    "stupid dumb ugly fat loser losers idiot idiots moron trash worthless pathetic gross smelly disgusting freak weirdo lame",
  DRUGS:
    "weed vape vapes drug drugs cocaine meth lsd shrooms xanax perc percs alcohol beer vodka cigarettes edibles drogas marihuana cerveza",
};
