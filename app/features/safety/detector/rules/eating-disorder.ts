import { rule } from "./rule";

const ordinary =
  "\\b(?:ramadan|lent|yom kippur|religious|church fast|mosque|iftar|blood test|character|novel|movie|teacher talked|class talked|dentist|surgery|doctor said|stomach bug|flu|food poisoning|roller coaster|rollercoaster|carsick|car sick|bus ride|seasick|nervous|stage|solo|virus|cuaresma|ayuno religioso|health class|documentary|essay|article|presentation|gripe|enfermo|wrestling tournament)\\b";

/** Eating disorders: purging, fasting to be thin, laxatives, pro-ana talk, fear of food, worry about somebody. */
export const eatingDisorderRules = [
  rule(
    "eating_disorder.purge",
    "high",
    "en",
    "makes themself vomit",
    "\\bmak(?:e|es|ing) <self> (?:<puke>|sick)\\b|\\bmade <self> (?:<puke>|sick)\\b|\\bforc(?:e|es|ed|ing) <self> to (?:<puke>)\\b|\\b(?:<puke>) (?:my |her |his |all |everything |what |after |every |on purpose|the |it |up )*(?:food|lunch|dinner|breakfast|meals?|i eat|i ate|she eats|he eats|eating|on purpose|every meal|every day after|it all up|so i (?:do not|will not)|to (?:lose|be|stay|get))\\b|\\b(?:fingers?|toothbrush|spoon)(?: \\S+){0,3} (?:down (?:my|her|his) throat)\\b|\\b(?:purge|purging|purges|purged)\\b(?! (?:movie|the movie|my closet|my phone|old files))|\\bbinge(?:s|d|ing)?(?: and| then| eat| purge| ate)\\b(?! watch)|\\b(?:bathroom|restroom)(?: (?!\\|)\\S+){0,4} (?:after|right after) (?:every|each|lunch|she eats|eating|all|meals?|i eat|dinner)\\b|\\bchew(?:ing)? and spit\\b",
    ordinary,
  ),
  rule(
    "eating_disorder.fast",
    "high",
    "en",
    "starves to be thin or as a rule",
    "\\b(?:starv(?:e|es|ed|ing) (?:<self>)|stop(?:ped)? eating|not (?:been )?eat(?:ing|en)?|do not eat|does not eat|did not eat|skip(?:ping|s|ped)? (?:all )?(?:my |her |his )?(?:meals?|lunch|breakfast|dinner|food|eating)|fast(?:ing|ed)?|only (?:eat|ate|eats|eating|drink|drank|drinking|had)|refus(?:e|es|ed|ing) to eat|eat(?:ing)? nothing|throw(?:s|ing)? (?:away|out) (?:my|her|his) (?:lunch|food)|water (?:fast|diet)|barely (?:eat|eats|eating|ate))(?: (?!\\|)\\S+){0,14} (?:<fat>|fit in|flat stomach|dress|jeans|body|thigh gap|collarbones?|bones|abs|pass(?:ed|ing)? out|faint\\w*|dizzy|for (?:\\d+|two|three|four|five|six|a few|many) days|in (?:\\d+|two|three|four|five|a few) days|days now|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|deserve|control|disgusting|in secret|so no one|pretend|lie|anymore because|scale|model|size)\\b|\\b(?:pass(?:ed|ing)?|black(?:ed)?) out(?: (?!\\|)\\S+){0,5} (?:not eating|fasting|because i (?:am|do) (?:not|fasting)|from not|skipping)\\b|\\b(?:have|has|had|did) not (?:eaten|ate|eat)(?: (?!\\|)\\S+){0,3} (?:in|for|since) (?:\\S+ )?(?:days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|a week|weeks|the weekend|like \\S+ days)\\b|\\b(?:water|gum|ice|coffee|celery|air|lettuce|an apple|one apple|apple|half)(?: (?!\\|)\\S+){0,6} (?:all day|a day|per day|every day|for (?:the )?(?:whole )?(?:day|week|days|dinner)|instead of (?:food|eating|meals|lunch))\\b(?=.*\\b(?:only|just|nothing|skinny|fat|weight|eat|ate)\\b)",
    `${ordinary}|\\b(?:meat|vegetables|gluten|dairy|pork|cafeteria food|sugar|candy|fast (?:food|song|tempo|beat|car|runner|forward)|plant based|picky|mystery meat|carbs for|allergic)\\b`,
  ),
  rule(
    "eating_disorder.pills",
    "high",
    "en",
    "laxatives, diet pills, vomiting agents",
    "\\blaxatives?\\b|\\bdiet pills?\\b|\\b(?:weight loss|water|slimming) pills?\\b|\\bipecac\\b|\\bappetite suppress\\w*|\\bozempic\\b(?=.*\\b(?:i|my|me|skinny)\\b)|\\blaxantes?\\b|\\bpastillas (?:para (?:adelgazar|bajar)|de dieta)\\b",
    "\\b(?:health class|doctor gave|commercial|documentary)\\b",
  ),
  rule(
    "eating_disorder.pro",
    "high",
    "en",
    "pro-eating-disorder community talk",
    "\\b(?:pro ?ana|pro ?mia|ana buddy|ana (?:tips?|coach|diet|is|goals?|says?|will|made|told|wants|and mia)|mia (?:tips?|buddy)|thinspo\\w*|meanspo|bonespo|thigh gap|body ?check\\w*|edtwt|ed twt|ugw|gw|goal weight|chew spit|wannarexi\\w*|princesas? (?:ana|mia)|amiga (?:ana|mia)|abc diet|rexie|proana|promia|sweetspo)\\b|\\b(?:my )?ana\\b(?=.*\\b(?:stay strong|eat too much|skinny|fast|calories|thin|starve|weight|hungry)\\b)|\\b(?:tips?|tricks?|help me|how to|how do i|ways? to|advice|teach me|motivat\\w*)(?: (?!\\|)\\S+){0,6} (?:not eat|stop eating|eat less than|eat nothing|ignore (?:hunger|being hungry|my hunger)|skip meals?|skip lunch|hide (?:food|my food|that i)|starve|not be hungry|not feel hungry|lose \\d+ (?:pounds|lbs|kilos)|lose weight (?:really |super |very |as )?(?:fast|quick)|stay strong and not eat|fast longer|throw up|puke|get anorexia|be anorexic)\\b",
    "\\b(?:ana is my (?:friend|sister|cousin|classmate|teammate)|ana plays|soldier|boss fight)\\b",
  ),
  rule(
    "eating_disorder.count",
    "high",
    "en",
    "counting, weighing, punishing exercise, fear of food",
    "\\b(?:under|only|less than|max|below|limit(?: of| myself to)?|eat(?:ing)?|at|allowed|just|ate) (?:like |about |around |at )?(?:[1-9]?\\d{2}|1000|zero) (?:cal|cals|calories|kcal)\\b|\\b(?:count|counting|counts|track|obsess\\w*)(?: (?!\\|)\\S+){0,5} (?:every (?:single )?(?:calorie|bite)|calories all|calories and|all (?:my|the) calories|each bite|calories in)\\b|\\bweigh(?:s|ing)? <self>(?: \\S+){0,5} (?:times|every|morning|obsess|after|before)\\b|\\b(?:scared|afraid|terrified|fear|guilty|disgusting|hate myself|gross|panic|cry|ashamed|failure|anxious)(?: (?!\\|)\\S+){0,5} (?:to eat|of eating|of food|when i eat|after i eat|after eating|every time i eat|whenever i eat|if i eat|for eating|of gaining|of getting fat|i ate|of calories)\\b|\\b(?:do not|does not|did not|not) (?:deserve|allowed) (?:to eat|food|dinner|lunch|to have dinner|meals)\\b|\\b(?:run|exercise|work out|workout|situps?|sit ups|jumping jacks|burn off|squats|crunches|working out|exercising|running)(?: (?!\\|)\\S+){0,10} (?:burn (?:it |them |that )?off|every (?:bite|calorie)|everything i (?:eat|ate)|what i ate|until i (?:collapse|faint|throw up|pass out)|to make up for (?:eating|food|dinner)|because i ate|punish|earn (?:my )?(?:food|dinner|meals?))\\b|\\bhid(?:e|es|ing|den)?(?: (?!\\|)\\S+){0,2} (?:my|her|his|the) (?:food|lunch|dinner|plate|meals?)(?: (?!\\|)\\S+){0,6} (?:napkin|so (?:no one|they|my|nobody)|pretend|trash|not eat|think|pockets?|dog)\\b|\\b(?:pretend|pretending|lie|lying|tell my mom|told my mom|say)(?: (?!\\|)\\S+){0,4} (?:i (?:already )?ate|to eat|i am not hungry|that i ate)\\b(?=.*(?:fat|skinny|weight|mom|parents|so|hungry))|\\b(?:anorexi\\w*|bulimi\\w*|eating disorder|orthorexi\\w*)\\b|\\blost my period\\b",
    `${ordinary}|\\b(?:pi day|spicy|mushrooms|wrestling weight class|cookies before dinner|candy|pizza|cake|ice cream|thanksgiving|sushi)\\b`,
  ),
  rule(
    "eating_disorder.friend",
    "high",
    "en",
    "worried that somebody does not eat",
    "\\b(?:friend|sister|brother|cousin|she|he|bestie|teammate|they|girl)(?: (?!\\|)\\S+){0,6} (?:(?:does not|will not|never|barely|stopped|refuses to|quit|not) (?:eat|eats|eating|eaten) (?:anything|at all|lunch|anymore|for|in|and|because|food|her|his|except)|(?:throws|throwing|dumps|gives|hides) (?:away |out |her |his |all )+(?:food|lunch|meals)|(?:throws|throwing) up (?:after|on|her|his|in the|every|lunch)|(?:so|too|really|super) (?:skinny|thin)|loses? (?:so much|a lot of) weight|takes? laxatives|counts? (?:every )?calories?)\\b(?=.*(?:fat|skinny|thin|eat|weight|bones|scared|worried|bathroom|faint|lunch|food|calorie|diet))",
    "\\b(?:vegetarian|vegan|picky|broccoli|gluten|allerg\\w*|cat|dog|hamster|fish|baby|ramadan|sick|flu|grandma|model trains|spinach|onions)\\b",
  ),
  rule(
    "eating_disorder.es",
    "high",
    "es",
    "vomitar, ayunar, laxantes, esconder comida",
    "\\b(?:me|se) (?:provoco|provoca|provocaba|hago|hace|obligo a|induzco|fuerzo a) (?:el )?(?:vomit\\w+|a vomitar)\\b|\\b(?:vomit\\w+|devuelvo|devuelve|devolver)(?: (?!\\|)\\S+){0,5} (?:lo que (?:como|comi|come)|la comida|despues de (?:comer|cada|desayunar|cenar|almorzar|la comida)|todo lo que|cada (?:vez|que como)|a proposito|cuando como|para (?:no engordar|bajar|adelgazar|no subir))\\b|\\b(?:no (?:como|he comido|comi|come|quiero comer|voy a comer|ha comido|ceno|desayuno|almuerzo)|deje de comer|dejo de comer|dejar de comer|ayun\\w+|salt(?:o|a|arme|ando) (?:las |el |la )?(?:comidas?|almuerzo|cena|desayuno)|solo (?:como|tomo|come|toma)|puro agua|pura agua)(?: (?!\\|)\\S+){0,12} (?:flac\\w+|delgad\\w+|adelgazar|bajar|gord\\w+|engordar|peso|kilos|dias|desmay\\w+|mare\\w+|caloria\\w*|talla|panza|vestido|fea|feo|desde (?:el|hace|ayer)|nadie (?:se|sepa)|controlar)\\b|\\b(?:me|se) (?:desmaye|desmayo|mareo|mareé|maree)(?: (?!\\|)\\S+){0,6} (?:no (?:como|comer|he comido|comi|come)|ayun\\w+|por no comer)\\b|\\b(?:escondo|esconde|tiro|tira|escupo|escupe|esconder|guardo)(?: (?!\\|)\\S+){0,2} (?:la|mi|su|el) (?:comida|almuerzo|lonche|cena|lunch)\\b|\\b(?:cuento|cuenta|contar|contando)(?: \\S+){0,3} calorias\\b|\\b(?:miedo|culpa|culpable|asco)(?: (?!\\|)\\S+){0,4} (?:comer|engordar|subir de peso|cuando como|como algo|comi)\\b|\\bno merezco (?:comer|comida)\\b|\\b(?:anorexi\\w+|bulimi\\w+|trastorno alimenti\\w+)\\b",
    `${ordinary}|\\b(?:carne|cerdo|verduras|picante|alergi\\w+|enferm\\w+|mala del estomago)\\b`,
  ),
];
