import { rule } from "./rule";

const accident =
  "\\b(?:accident|accidentally|by mistake|slipped|tripped|fell|falling|skateboard|skating|bike|practice|soccer|football|basketball|cooking|making|ramen|noodles|stove|oven|pan|pizza|soup|tea|toast|cookies|iron|paper|cardboard|fence|thorn|cat|dog|kitten|shaving|sunburn|playing|playground|volleyball|gym class|game|minecraft|movie|character|hair|bangs|nails|grass|carving|pumpkin|craft|art project|knee|bandaid|glue gun|marshmallow|campfire|cuticle|wrestling|recess|workout|lifting|exercise)\\b";

/** Self-harm: doing it, wanting it, hiding it, slang, worry about somebody else. */
export const selfHarmRules = [
  rule(
    "self_harm.cut",
    "high",
    "en",
    "cutting oneself",
    "\\b(?:cut|cuts|cutting|slice|slices|slicing|sliced|slit|slitting|carve|carving|carved|scratch|scratching|scratched|stab|stabbing|scrape|scraping|dig|digging)(?: (?!\\|)\\S+){0,3} (?:<self>|(?:my|her|his|their) (?:own )?(?:<limb>))\\b",
    `${accident}(?!.*\\b(?:on purpose|feel better|feel something|deserve|urge)\\b)`,
  ),
  rule(
    "self_harm.cutting-again",
    "high",
    "en",
    "cutting as a habit",
    "\\b(?:started|start|starting|been|stopped|stop|quit|back to|addicted to|thinking about|thought about|urges? to|want to|wanted to|keep|keeps|going to|relapsed and|again|miss|tempted to|wants to) (?:cutting|cut|sh|self harm|self harming|harming|burning myself|hurting myself|bleeding)\\b(?! (?:class|hair|my hair|corners|grass|the|paper|back|off|out|sugar|weight|carbs|wood|it|down|and paste|bass|in line))",
    accident,
  ),
  rule(
    "self_harm.hurt-self",
    "high",
    "en",
    "hurting oneself on purpose",
    "\\b(?:hurt|hurts|hurting|harm|harms|harming|harmed|burn|burns|burning|burned|burnt|punish|punishes|punishing|hit|hits|hitting|punch|punching|bite|bites|biting|choke|choking|injure|injuring|pinch|bruise|starve) (?:<self>)\\b",
    accident,
  ),
  rule(
    "self_harm.self-harm-word",
    "high",
    "en",
    "the word itself",
    "\\bself ?-?(?:harm|harms|harming|harmed|injury|injure|injuring|mutilat\\w*)\\b",
    "\\b(?:health class|assembly|awareness|poster|essay|article|unit|presentation|documentary|prevention|project|video)\\b",
  ),
  rule(
    "self_harm.slang",
    "high",
    "en",
    "slang for self-harm",
    "\\b(?:sh|self harm) (?:again|scars?|relapse|urges?|clean|addiction|cuts|buddy|tonight|today|last night|spot|tools)\\b|\\b(?:doing|did|do|started|relapsed|relapse on|relapsing|stop|into|from|about|with|and|my|quit|tried|back to) sh\\b|\\bbarcodes?\\b(?=.*(?:arm|wrist|thigh|leg|skin|again|thing|me|my|relaps|scar))|\\bcat ?scratch(?:es)?\\b(?=.*(?:not|sleeve|hide|blade|on purpose|lie|told|really|actually))|\\bstyros?\\b|\\bhit (?:beans|styro|fat)\\b|\\bblades?\\b(?=.*(?:under|hid|hide|phone case|drawer|sharpener|skin|arm|wrist|relaps|clean|miss|urge))",
    "\\b(?:scanner|scan|store|cashier|product|groceries|library|sword|beyblade|runner|shoulder|skate|grass)\\b",
  ),
  rule(
    "self_harm.clean",
    "high",
    "en",
    "counts days since the last time",
    "\\b(?:days?|weeks?|months?|years?) (?:clean|sh free|without (?:cutting|hurting|harming|doing it to myself))\\b|\\brelapsed?\\b(?=.*(?:arm|wrist|thigh|cut|blade|clean|again|barcode|urge|skin|scar|blood|last night|tonight))|\\bclean (?:from|since|for)\\b(?=.*(?:cutting|sh|harm|blade|month|week|day|again))",
    "\\b(?:room|kitchen|bedroom|braces|soda|sugar|caffeine|junk food|phone|games?|gaming)\\b",
  ),
  rule(
    "self_harm.bleed",
    "high",
    "en",
    "makes themself bleed or feels relief from pain",
    "\\bmak(?:e|es|ing) <self> (?:bleed|hurt)\\b|\\b(?:pain|blood|bleed|bleeding|hurting|stinging|cuts?|burning)(?: (?!\\|)\\S+){0,4} (?:calms?|helps?|feels? (?:good|better|real)|makes? me feel|only thing|relief|relaxes|makes it stop|takes away|distracts?)\\b|\\b(?:only thing|only way|only time)(?: (?!\\|)\\S+){0,8} (?:pain|bleed|bleeding|hurting|blade|cutting|cut|blood)\\b|\\b(?:deserve|need|like|love|want|enjoy|crave) (?:to feel |the |to see |to be in |feeling )*(?:pain|to be hurt|to bleed|blood|to hurt|to be punished|bleeding)\\b|\\buntil (?:it|i|my (?:skin|arms?|knuckles?|hands?)|they|he|she|there was)(?: \\S+){0,2} (?:bleed|bleeds|bled|bleeding|blood)\\b|\\b(?:cut|burn|scratch|hit|hurt|bite|bang|punch)\\w*(?: (?!\\|)\\S+){0,6} (?:to feel (?:something|anything|alive|real)|so i (?:can )?feel something|to stop feeling numb|instead of crying|to punish myself)\\b",
    accident,
  ),
  rule(
    "self_harm.hide",
    "high",
    "en",
    "hides wounds or scars",
    "\\b(?:hide|hides|hiding|hid|cover|covers|covering|covered|see|sees|saw|seen|notice|noticed|found|finds|show|showed|asked about|lie about|lying about|lied about|under)(?: (?!\\|)\\S+){0,5} (?:scars?|cuts|wounds|fresh ones|burn marks|marks on (?:my|her|his)|lines on (?:my|her|his)|slashes|bandages on (?:my|her|his))\\b|\\b(?:long sleeves?|hoodies?|sweaters?|bracelets?|wristbands?|sleeves|jackets?|sweatshirt|makeup)(?: (?!\\|)\\S+){0,14} (?:cuts?|scars?|arms?|wrists?|marks|see (?:them|it|my|what)|lines)\\b(?=.*(?:hide|cover|see|notice|find|so no|hot|summer|never takes))|\\b(?:cuts|scars|lines|slashes|burn marks|cigarette burns|scratches)(?: (?!\\|)\\S+){0,4} (?:on|all over|up|down|along) (?:my|her|his|their)(?: (?!\\|)\\S+){0,2} (?:<limb>)\\b",
    `${accident}|\\b(?:surgery|chicken pox|acne|tan|cold outside|freezing|lion king|harry potter|cosplay|costume|uniform)\\b`,
  ),
  rule(
    "self_harm.tools",
    "high",
    "en",
    "uses a blade, flame or cord on the skin",
    "\\b(?:<blade>|eraser|rubber band|hair tie|ice and salt|cigarette|lighter)(?: (?!\\|)\\S+){0,5} (?:on|to|against|into|across|in|under|hidden|hid) (?:my|her|his)(?: (?!\\|)\\S+){0,2} (?:<limb>|bed|pillow|mattress|phone case|room|drawer|sock)\\b|\\b(?:took|take|taking|broke|breaking|break|hide|hiding|hid|steal|stole|keep|kept|get|unscrew|unscrewed)(?: (?!\\|)\\S+){0,3} (?:blades?|razors?)(?: (?!\\|)\\S+){0,4} (?:out|from|apart|in my|under|again|sharpener|for when|just in case)\\b|\\bsnap(?:ping|s|ped)?(?: \\S+){0,3} (?:rubber band|hair tie)(?: \\S+){0,3} wrist\\b|\\b(?:bang|banging|hit|hitting|slam|slamming|bash|smash|bashing)(?: \\S+){0,2} (?:my|her|his) head(?: \\S+){0,5} (?:wall|desk|floor|door|until|on purpose)\\b|\\bpunch(?:ing|ed)? (?:the |a )?walls?\\b(?=.*(?:bleed|blood|until|calm|feel|knuckles|hurt))|\\bpick(?:ing)? at my (?:skin|scabs)(?=.*(?:bleed|blood|stop))|\\bpull(?:ing|ed)? (?:out )?my (?:own )?hair(?: out)?\\b(?=.*(?:bald|spot|feel|until|when i|calm))",
    `${accident}|\\b(?:mad at|science|experiment)\\b`,
  ),
  rule(
    "self_harm.es",
    "high",
    "es",
    "se hace dano",
    "\\b(?:me|se|te) (?:volvi a |volvio a |empece a |estoy |he |ha |estuve )?(?:corto|corta|corte|corte(?: otra vez)?|cortado|cortar|cortando|cortaba|lastimo|lastima|lastime|lastimar|lastimando|hago dano|hace dano|hice dano|hacia dano|quemo|quema|quemaba|queme|quemar|rasguno|rasguna|rasgunar|muerdo|castigo)(?: (?!\\|)\\S+){0,8} (?:brazos?|munecas?|piernas?|muslos?|piel|venas|a proposito|a mi mism[oa]|a si mism[oa]|cuando (?:estoy|me siento|nadie|peleo|pelean|saco|lloro|tengo|esta|se siente|se pone|algo)|para (?:sentir|calmar|no sentir|dejar)|con (?:una|la|el|un) (?:navaja|cuchilla|sacapuntas|gillette|tijeras|encendedor|cuchillo|vidrio|rasuradora|cigarro)|otra vez|escondid|yo sol[oa])|\\b(?:cortarme|cortarse|lastimarme|lastimarse|hacerme dano|hacerse dano|quemarme|me quier[oe] (?:hacer dano|lastimar|cortar|quemar)|se quiere (?:hacer dano|lastimar|cortar)|(?:volvi|volvio|vuelvo) a cortar(?:me|se)?|me volvi a (?:cortar|lastimar|quemar)|autolesion\\w*|autoles\\w+)\\b|\\b(?:me|se) (?:hago|hace|hice|hizo) dano (?:a mi|a si|yo|para|cuando|con)\\b|\\b(?:esconde|escondo|esconder|tapar|tapo|tapa|cubrir|cubro|vean|vea|vio|vi)(?: (?!\\|)\\S+){0,5} (?:cortes|cortadas|cicatrices|marcas|heridas)\\b|\\b(?:cortes|cortadas|cicatrices|heridas)(?: (?!\\|)\\S+){0,3} en (?:mis|mi|sus|su|los|las) (?:brazos?|piernas?|munecas?|muslos?)\\b|\\b(?:dolor|sangre|sangrar)(?: (?!\\|)\\S+){0,4} (?:me calma|me ayuda|se siente bien|me hace sentir|me tranquiliza)\\b|\\bme golpeo (?:la cabeza|yo|contra|a mi|cuando)\\b|\\bme calma(?: \\S+){0,4} (?:sangrar|sangre|cortarme|dolor)\\b",
    "\\b(?:pelo|cabello|unas|papel|cocinando|cocinar|haciendo la comida|comida|lata|gato|gata|perro|futbol|practica|sin querer|accidente|bicicleta|patineta|cayendo|me cai|jugando|estufa|sarten|sopa|lengua|lumbre|horno|cebolla|zanahoria|llamada|internet|ligamento)\\b",
  ),
];
