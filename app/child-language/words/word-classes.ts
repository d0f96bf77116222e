/**
 * Named word classes, used in rules as `<name>`. Text is normalised first (no accents, contractions
 * written out, "'s" dropped). Spanish and English stand side by side so that mixed speech is read too.
 * `pron`, `peer`, `want` and `soon` stand in no rule: they only make their words known (vocabulary.ts).
 */
export const wordClasses: Record<string, string> = {
  self: "(?:myself|himself|herself|themselves|yourself|hisself|itself)",
  pron: "(?:him|her|them|it|everyone|everybody|people|someone|you|u|all of them|all of you|you all|yall)",
  my: "(?:my|his|her|their|your|ur|our|the|this|a)",
  peer: "(?:friend|friends|bestie|buddy|classmate|cousin|brother|sister|bro|girl|boy|kid|guy|teammate|neighbor|boyfriend|girlfriend|crush|roommate|partner|someone|somebody|amigo|amiga|primo|prima|hermano|hermana|companero|companera|chico|chica|nino|nina|alguien|novio|novia|hermanito|hermanita)",

  adult:
    "(?:dad|mom|father|mother|parents?|stepdad|stepmom|step(?: |-)?(?:dad|mom|father|mother|brother)|uncle|aunt|auntie|grandfather|grandmother|grandparents|foster (?:dad|mom|parent|parents|mother|father|family)|guardian|coach|teacher|tutor|babysitter|sitter|pastor|priest|youth (?:leader|pastor|group leader)|counselor|instructor|principal|janitor|bus driver|driver|doctor|neighbor|moms? boyfriend|mother boyfriend|moms? bf|dads? girlfriend|dads? friend|moms? friend|family friend|older (?:brother|cousin|guy|man|boy|kid)|big (?:brother|cousin)|cousin|godfather|landlord|boss|piano teacher|music teacher|gym teacher|drum teacher|helper|nanny|man|guy|dude|papa|mama|padre|madre|padres|jefe|jefa|padrastro|madrastra|tio|tia|abuelo|abuela|entrenador|entrenadora|profe|profesor|profesora|maestro|maestra|vecino|vecina|padrino|primo|ninera|cura|pastor|novio de mi (?:mama|madre|hermana)|amigo de mi (?:papa|mama|hermano)|senor|hombre|chofer|director)",
  parent:
    "(?:dad|mom|father|mother|parents?|stepdad|stepmom|uncle|aunt|auntie|grandfather|grandmother|guardian|foster (?:dad|mom|parents?|mother|father)|moms? boyfriend|mother boyfriend|dads? girlfriend|papa|mama|padre|madre|padres|jefe|jefa|padrastro|madrastra|tio|tia|abuelo|abuela|novio de mi (?:mama|madre))",

  want: "(?:want|wants|wanted|wanting|wish|wishes|wished|need|needs|needed|ready|trying|try|tries|tried|going|about|plan|plans|planning|planned|rather|hope|hoping|prefer|decided|thinking of|thinking about|thinks about|think about|thought about|thought of|think of|talks about|talking about|talked about|consider|considering|considered|deserve|deserves|might|may|gonna|would like|feel like|feels like|felt like|should|just let me|threatening|threatens|threatened|promised)",
  die: "(?:die|dying|be dead|not be alive|not exist|stop existing|stop living|cease to exist|stop breathing|never wake up|not wake up|kill <self>|end <my> (?:own )?life|end it all|take <my> (?:own )?life|commit suicide|do suicide|hang <self>|drown <self>|shoot <self>|overdose|od|off <self>|unalive|delete <self>|yeet <self>)",
  dead: "(?:dead|gone|died|not here|not around|not alive|no longer here|disappeared|vanished|never born|never existed|did not exist|was not here|was not born|were not here|was not around|was not alive|was not here anymore|left this world|stopped existing)",
  soon: "(?:tonight|tonite|today|right now|now|this (?:week|weekend|morning|afternoon|evening|friday)|tomorrow|soon|after (?:school|class|this|today)|next (?:week|monday|friday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|esta noche|hoy|ahora|ahorita|manana|este fin de semana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))",
  day: "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|next week)",
  pills:
    "(?:pills?|meds|medicine|medication|medications|tylenol|advil|ibuprofen|aspirin|melatonin|xanax|xans?|percs?|percocets?|adderall|benadryl|sleeping pills|antidepressants?|vitamins|tablets?|capsules|oxy|pastillas?|medicinas?|medicamentos?)",
  blade:
    "(?:razors?|blades?|razor blades?|knife|scissors|sharpener|box cutter|exacto|safety pin|needle|glass|navaja|cuchilla|cuchillo|gillette|tijeras|rasuradora|lighter)",
  limb: "(?:wrists?|arms?|thighs?|legs?|skin|hips?|forearms?|stomach|ankles?|body|brazos?|munecas?|piernas?|muslos?|piel|venas|cuerpo)",
  gun: "(?:guns?|pistol|rifle|shotgun|ar ?15|glock|weapons?|knife|knives|blade|bomb|bombs|explosives?|machete|strap|pistola|arma|armas|cuchillo|navaja|rifle|escopeta|bomba)",
  hit: "(?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|whip|whips|whipped|whoop|whoops|smack|smacks|smacked|spank|spanks|burn|burns|burned|shove|shoves|shoved|throws|threw|hurt|hurts|hurting|abuse|abuses|abused|abusing|attack|attacks|attacked|drag|drags|dragged|shake|shakes|shook|knock|knocks|knocked)",
  pega: "(?:pega|pegan|pego|pegaba|pegaron|pegarme|pegando|pegarle|golpea|golpean|golpeo|golpeaba|golpearme|cachetea|patea|lastima|lastiman|lastimo|avienta|jalonea|ahorca|ahorco|quema|quemo|azota|maltrata|maltratan|agarra a golpes|da (?:golpes|cinturonazos|chanclazos|cachetadas))",
  touch:
    "(?:touch|touches|touched|touching|rub|rubs|rubbed|rubbing|grab|grabs|grabbed|feel|feels|grope|gropes|groped|kiss|kisses|kissed|tickles|massage|massages|stroke|strokes|put|puts)",
  toca: "(?:toca|tocan|toco|tocaba|tocarme|tocado|toque|tocando|besa|beso|besaba|besarme|acaricia|soba|manosea|manoseo|agarra|agarro)",
  private:
    "(?:private|privates|private parts?|down there|my (?:butt|chest|boobs?|breasts?|thighs?|crotch|body)|under my (?:shirt|clothes|skirt|pants|blanket|underwear)|in my (?:pants|underwear|bed)|underwear|where (?:he|she|they) (?:should|is|are|should) not|partes (?:intimas|privadas)|alli abajo|debajo de (?:la|mi) ropa|mi cuerpo)",
  puke: "(?:throw up|throwing up|threw up|thrown up|puke|puking|puked|vomit|vomiting|vomited|barf|purge|purging|be sick|get sick|vomitar|vomito|devolver)",
  fat: "(?:fat|skinny|thin|thinner|skinnier|weight|calories|pounds|lbs|lose|losing|chubby|ugly|flaca|flaco|gorda|gordo|adelgazar|bajar de peso|peso|calorias|kilos|delgada|delgado|engordar)",
};

/** Writes the word classes of a pattern out and returns the finished regular expression source. */
export function expandWordClasses(pattern: string): string {
  let source = pattern;
  for (let depth = 0; depth < 4 && /<[a-z0-9]+>/.test(source); depth++) {
    source = source.replace(/<([a-z0-9]+)>/g, (_, name: string) => {
      const words = wordClasses[name];
      if (words === undefined) throw new Error(`Unknown word class <${name}> in ${pattern}`);
      return words;
    });
  }
  return source;
}
