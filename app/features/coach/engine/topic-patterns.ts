import { anyWords, type TextTest } from "~/child-language/pattern";
import { dailyPatterns } from "./topic-patterns-daily";
import type { SituationId } from "./types";

/** What the message is about. First match wins, so the specific and serious stand before the general. */
export const situationPatterns: readonly { id: SituationId; pattern: TextTest }[] = [
  {
    id: "controlling",
    pattern: anyWords(
      "(?:checks?|goes through|went through|looks? through|reads?) my (?:phone|messages|texts|dms)|(?:has|wants|asked for) my (?:password|location)|(?:gets?|got) (?:so |really )?(?:mad|angry|jealous|upset) (?:when|if) i (?:hang|talk|go|text|see)|tells? me (?:who|what) (?:i can|to wear)|me revisa el (?:celular|telefono)|(?:quiere|tiene) mi (?:contrasena|ubicacion)|se (?:enoja|pone celos[oa]) (?:cuando|si) (?:salgo|hablo|veo)|no (?:le gusta|me deja) que (?:salga|hable|vea)",
    ),
  },
  {
    id: "relationship",
    pattern: anyWords(
      "(?:my )?(?:gf|bf|girlfriend|boyfriend)(?: \\w+){0,4} (?:fight\\w*|argu\\w+|jealous|ignor\\w+|mad|lied|distant)|(?:fight\\w*|argu\\w+) with my (?:gf|bf|girlfriend|boyfriend)|(?:peleo|peleamos|discutimos|discuto)(?: \\w+){0,3} (?:con )?mi novi[oa]|mi novi[oa](?: \\w+){0,4} (?:pelea\\w*|celos[oa]|enojad[oa]|se enoja|me ignora)",
    ),
  },
  {
    id: "family_duties",
    pattern: anyWords(
      "(?:take|taking) care of my (?:\\w+ )?(?:siblings|brothers?|sisters?|cousins?|grand\\w+|mom|dad)|babysit (?:my|every)|translate (?:everything )?for my (?:parents|mom|dad|family)|(?:work|job) after school|help (?:pay|with (?:the )?(?:rent|bills))|cook (?:dinner )?for my (?:family|brothers?|sisters?|siblings)|cuid(?:o|ar) a mis? (?:herman\\w+|prim\\w+|abuel\\w+)|traduzco|traducirles?|trabajo despues de (?:la escuela|clases)|ayud(?:o|ar) (?:en|con) (?:mi casa|los gastos|la renta|el dinero)",
    ),
  },
  {
    id: "pet_lost",
    pattern: anyWords(
      "(?:my|our) (?:dog|cat|pet|hamster|rabbit|bunny|bird|puppy|kitten|turtle|guinea pig)(?: \\w+){0,2} (?:ran away|is (?:lost|missing)|got (?:lost|out)|escaped|did not come (?:home|back))|se (?:perdio|escapo) (?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|hamster|conejo|pajar[oa]|tortuga)|(?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|hamster|conejo|tortuga) (?:se (?:perdio|escapo)|esta perdid[oa]|no (?:vuelve|aparece))",
    ),
  },
  {
    // Ill and alive: with any word of death in it, it is the topic after this one.
    id: "pet_sick",
    pattern:
      /^(?!.*(?<!\bnot )\b(?:died|dead|ded|passed away|put down|to sleep|buried|heaven)\b)(?!.*(?<!\bno (?:se )?(?:ha )?)\b(?:murio|fallecio|muert[oa]|durmieron|dormir(?:lo|la)|enterr\w+|despedimos)\b).*\b(?:(?:dog|doggy|doggo|cat|kitty|kitten|pet|hamster|rabbit|bunny|bird|parrot|puppy|turtle|guinea pig|goldfish|horse|lizard|gecko)(?: \w+){0,2} (?:(?:is|are|was|got|gets|looks|feels)(?: \w+)? (?:sick|ill|hurt|injured|in pain|dying|limping|throwing up|not eating)|(?:is|are|was) (?:at|in|going to) the (?:vet|animal hospital)|will not (?:eat|drink)|(?:did|does|has|have) not (?:eat|eaten)|stopped eating|(?:has|had|needs|having|needed) (?:an? )?(?:\w+ )?(?:surgery|operation|cancer|seizure|tumor|lump|cone|stitches)|(?:broke|hurt) (?:his|her|its))|(?:take|took|taking|bring|brought) (?:my|our|the) (?:dog|cat|pet|puppy|kitten|kitty|hamster|rabbit|bunny|bird) to the vet|(?:mi|nuestr[oa]|la|el) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|hamster|conej[oa]|pajarito|loro|tortuga|cuyo|caballo|pez)(?: (?!no\b)\w+){0,3} (?:(?:esta|sigue|anda) (?:muy |bien )?(?:enferm[oa]|malit[oa]|mal\b|lastimad[oa])|no (?:quiere|ha|puede) (?:comer|comido)|no come|se (?:enfermo|lastimo)|(?:esta |lo |la )?(?:en|llevan|llevamos|lleva)(?: a?l)? (?:vet|veterinari[oa]))|(?:operar|llevar) a (?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|hamster|conej[oa]))\b/,
  },
  {
    id: "pet_death",
    pattern: anyWords(
      "(?:dog|cat|pet|hamster|(?<!the )fish|rabbit|bunny|bird|puppy|kitten|turtle|guinea pig|beagle|goldfish|horse|lizard)(?: \\w+){0,3} (?:died|is ded|is dead|passed away|was put down|got put down|is gone)|(?:had to )?say goodbye to (?:(?:my|our) (?:\\w+ )?(?:dog|cat|pet|puppy|kitten|hamster|rabbit|bunny|bird|fish|turtle|horse)|\\w+ (?:on|yesterday|today|last|at))|(?:put down|lost) (?:my|our) (?:dog|cat|pet|puppy|kitten|hamster)|(?:murio|fallecio|se murio|perdi a?) (?:a )?(?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|hamster|pez|conejo|pajar[oa]|tortuga)|(?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|hamster|pez|conejo|tortuga)(?: \\w+){0,2} (?:murio|se murio|fallecio)",
    ),
  },
  {
    id: "death",
    pattern: anyWords(
      "(?:grand(?:ma|pa|mother|father)|nana|abuel[oa]|abuelit[oa]|mom|mother|dad|father|uncle|aunt|cousin|brother|sister|friend|teacher|mama|papa|ti[oa]|prim[oa]|herman[oa]|amig[oa]|maestr[oa])(?: \\w+){0,3} (?:died|passed away|passed|is dying|murio|fallecio|se murio)|(?:lola|lolo|nani|nonna|great ?-?grandma|gran)(?: \\w+){0,3} (?:died|passed)|(?:murio|fallecio|se murio) mi|funeral|lost my (?:grand\\w+|mom|dad|uncle|aunt|brother|sister|friend)|perdi a mi (?:abuel\\w+|mama|papa|ti[oa]|herman[oa]|amig[oa])|grief|grieving|duelo",
    ),
  },
  {
    id: "online_mean",
    pattern: anyWords(
      "fake (?:account|profile|page)|(?:post|posts|posting|wrote|comment\\w*) (?:mean|bad|nasty|awful|stuff|things|lies)(?: \\w+){0,3}(?: about me| of me)?|cuenta falsa|(?:publican|suben|escriben) (?:cosas|mentiras|fotos)(?: \\w+){0,3}(?: de mi| sobre mi)?|(?:in|on) (?:the|a|their) group ?chat (?:\\w+ ){0,4}(?:about me|mean|making fun|laugh\\w*)|anonymous account|posted (?:a |about |something |my )|(?:mean|hate|nasty) comments?|online (?:hate|bull\\w+)|cyber ?bull\\w+|(?:instagram|tiktok|snapchat|snap|discord|whatsapp|roblox) (?:\\w+ ){0,4}(?:mean|hate|making fun|about me)|screenshots? of me|subieron (?:una |un |mi )|publicaron|grupo de whatsapp|comentarios (?:feos|malos|de odio)|en linea (?:se burlan|me)|sticker de mi|meme de mi",
    ),
  },
  {
    id: "unfair_treatment",
    pattern: anyWords(
      "racist|racism|my skin|skin color|my accent|my religion|my hijab|go back to (?:your|my) country|because (?:i am|im) (?:black|mexican|latin[oa]|asian|muslim|jewish|brown|an immigrant|different|disabled|autistic)|discriminat\\w+|racista|racismo|mi color de piel|mi acento|mi religion|regresate a tu pais|por ser (?:mexican[oa]|latin[oa]|negr[oa]|moren[oa]|inmigrante|diferente|musulman[a]?)|discrimin\\w+",
    ),
  },
  {
    id: "bullying",
    pattern: anyWords(
      "(?:wrote|writes|drew|draws|scratched) (?:\\w+ ){1,5}(?:on|in) my (?:desk|locker|back|backpack|notebook|binder|chair|door|jacket|arm)|(?:escribi(?:o|eron)|puso|pusieron|rayaron) (?:\\w+ ){1,5}en mi (?:mesa|pupitre|banca|mochila|casillero|locker|cuaderno|silla|espalda)|(?:takes?|took|steals?|stole|grabs?) my (?:lunch|food|snack|money|stuff|things|backpack|seat|ball)|me (?:quitan?|quito|quitaron|roban?|robo) (?:mi|el|la|mis) (?:comida|lonche|almuerzo|dinero|cosas|mochila|lugar|pelota)|bull(?:y|ied|ies|ying)|make(?:s)? fun of me|making fun of me|made fun of me|pick(?:s|ed|ing)? on me|teas(?:e|es|ed|ing) me|calls? me (?:names|ugly|fat|stupid|dumb|weird|a)|called me (?:names|ugly|fat|stupid|dumb|weird|a)|laugh(?:s|ed|ing)? at me|push(?:es|ed)? me|(?<!not that she is )(?<!not that he is )(?<!is not )(?<!not )(?:mean|cruel|rude) to me|mean (?:kid|girl|boy)s?|se burlan|se burlo|se rien de mi|se rieron de mi|me molestan|me hacen bullying|bullying|acoso|me empuj\\w+|me dicen (?:cosas|fe[oa]|gord[oa]|tont[oa]|apodos)|me insult\\w+|me tratan mal|son malos conmigo|son groser[oa]s conmigo",
    ),
  },
  {
    id: "divorce",
    pattern: anyWords(
      "divorc\\w+|split(?:ting)? up|separat(?:ed|ing)|(?:dad|mom) (?:moved out|left(?: us)?$)|two houses|custody|se separ(?:an|aron|aran|ando)|separacion|mi papa se fue(?: de (?:la )?casa)?$|mi mama se fue de (?:la )?casa|dos casas",
    ),
  },
  {
    id: "parents_fight",
    pattern: anyWords(
      "(?:parents|mom and dad|mom and my dad|dad and mom)(?: \\w+){0,4} (?:fight|fights|fighting|fought|bicker\\w*|argue|arguing|yell|yelling|scream|screaming)|(?:mis papas|mis padres|mi mama y mi papa)(?: \\w+){0,4} (?:pelean|pelear|peleando|peleas|discuten|gritan|discutiendo|gritando)|(?:se )?(?:pelean|gritan|discuten) mis (?:papas|padres)",
    ),
  },
  {
    id: "family_sick",
    pattern: anyWords(
      "(?:mom|mother|dad|father|grand\\w+|brother|sister|abuel[oa]|mama|papa|herman[oa]|ti[oa])(?: \\w+){0,4} (?:hospital|sick|cancer|surgery|enferm[oa]|operacion|operar)|(?:in|at) the hospital|en el hospital|tiene cancer|has cancer",
    ),
  },
  {
    id: "new_baby",
    pattern: anyWords(
      "new baby|(?:mom|mommy|stepmom|dad) (?:just )?had a baby|(?:mom|mommy) is having a baby|the baby cries|(?:mi mama|mami) tuvo un bebe|el bebe llora|baby (?:brother|sister)|mom is pregnant|bebe nuevo|nuevo bebe|herman(?:ito|ita) (?:nuev[oa]|bebe)|mi mama esta embarazada|va a nacer",
    ),
  },
  {
    id: "far_parent",
    pattern: anyWords(
      "deployed|deployment|in the (?:army|navy|military|marines|air force)|miss my (?:daddy|mommy|papa|mama)|en el (?:ejercito|servicio militar)|(?:dad|mom|father|mother) (?:is|lives|works|went) (?:far|away|in another|overseas|in jail|in prison)|miss my (?:mom|dad|mother|father|parents|family)|extrano a mi (?:mama|papa|familia|abuel[oa])|mi (?:papa|mama) (?:esta|vive|trabaja|se fue) (?:lejos|en otro|a otro|en (?:mexico|la carcel))|deport\\w+",
    ),
  },
  {
    id: "money",
    pattern: anyWords(
      "(?:trip|ticket|dress|shoes|phone|camp|it|prom)(?: \\w+){0,3} (?:costs?|is|its) (?:like )?\\d{2,}|is so expensive|(?:no|not enough|enough) money|can ?not afford|(?:lost|losing) (?:his|her|their) job|pay the rent|evict\\w+|kick(?:ed|ing) us out|nos (?:corrieron|van a sacar|desaloj\\w+)|(?:no|not) (?:\\w+ ){0,2}dinero|no alcanza|dinero|pagar la renta|perdio (?:el|su) trabajo|sin trabajo|money (?:problems|is tight|stress)",
    ),
  },
  ...dailyPatterns,
  {
    id: "sibling",
    pattern: anyWords(
      "(?:my (?:\\w+ ){0,2}(?:brother|sister|siblings?|twin|stepbrother|stepsister)s?) (?:\\w+ ){0,3}(?:annoy\\w*|broke|breaks|took|takes|stole|steals|deleted|ruined|hits?|bugs?|mean|never|always|will not|does not|dosnt|wore|touch\\w*|narrates|yell\\w*|scream\\w*|laughed|called me|ignores?|gets|copies|blames?|keeps|snores|follows|tattle\\w*|leaves for|bad|the worst|snor\\w+|only job|just drops)|(?:mad|angry|annoyed|upset|furious|fight(?:ing)?|fought|jealous|sharing a room|share a room|in) (?:at |with |of )?my (?:\\w+ ){0,2}(?:brother|sister|sibling|twin)|annoying (?:little |big )?(?:brother|sister)|sharing (?:a|my) room|mixing me up with my twin|mis? (?:herman[oa]s?|hermanit[oa]s?|gemel[oa]|hermanastr[oa]) (?:\\w+ ){0,4}(?:molest\\w+|rompio|quit[oa]\\w*|agarr\\w+|usa|usan|grita|pega|nunca|siempre|no me deja|se burla|fastidi\\w+|nomas|entra|rompe|llora|ronca|borro|pesad[oa])|(?:enojad[oa]|furios[oa]|celos[oa]?|pele[eo]|harta|harto|coraje) (?:con|de) (?:mi|mis) herman\\w+|comparto (?:el )?cuarto",
    ),
  },
  {
    id: "friend_moved",
    pattern: anyWords(
      "(?:best )?friend(?: \\w+){0,3} (?:mov(?:ed|es|ing)|leaving|left) (?:away|school|town|to)?|(?:mejor )?amig[oa](?: \\w+){0,3} se (?:mudo|va|fue|cambio|muda)",
    ),
  },
  {
    id: "betrayed",
    pattern: anyWords(
      "told (?:everyone|everybody|people|the whole \\w+|others)(?: \\w+){0,4} (?:my|me|secret|i like|i am|that i)|told (?:everyone|everybody)(?= ?$)|my secret|spread(?:s|ing)? (?:a )?rumou?rs?|rumou?rs?|behind my back|talk(?:s|ing|ed)? (?:bad |trash |crap )?about me|(?<!\\bi )(?<!\\bi just )(?<!\\bi have )lied (?:to|about)|conto mi secreto|mi secreto|chismes?|a mis espaldas|hablan (?:mal )?de mi|me mintio|mentiras (?:de|sobre) mi",
    ),
  },
  {
    id: "left_out",
    pattern: anyWords(
      "friends? (?:sat|sits|plays?|played|hangs? out|hung out|walks?|walked|ate|eats|went|goes) (?:\\w+ )?with (?:someone|somebody|other|another|new|her|his|the)\\b.*|amig[oa]s? (?:se sento|se sienta|juega|jugo|anda|se fue) con (?:otr[oa]s?|alguien)|(?:do|does|will|did) not (?:sit|play|talk|eat|hang out) with me|(?:ya )?no (?:se sientan|juegan?|hablan?|quieren? (?:jugar|estar)) conmigo|left (?:me )?out|(?:nobody|no one) (?:told|invited|asked) me|(?:new|another) (?:gc|group ?chat)(?: \\w+){0,4} (?:not in|without)|kicked me out of|not with anyone i know|nobody pi\\w*ked me|menos yo|no me llego (?:la )?invitacion|made a new (?:gc|group ?chat)|everyone has a (?:\\w+ )?group except|did not get an invit\\w+|not invited|did not invite|was not invited|(?<!practicing )(?<!game )(?<!team )without me|exclud\\w+|picked last|pick(?:s|ed)? me last|nobody pick\\w* me|ignor(?:e|ed|es|ing) me|ghost(?:ed|ing) me|me dejan? (?:fuera|de lado)|me dejaron (?:fuera|de lado)|no me invit\\w+|sin mi|me ignor\\w+|me escogen al ultimo|me excluy\\w+|me hacen a un lado|no me hablan",
    ),
  },
  {
    id: "friend_fight",
    pattern: anyWords(
      "(?:fight|fought|fighting|argu(?:ed|ing|ment)|drama|beef) with (?:my |a |one of my )?(?:\\w+ )?(?:friend|bestie|bff|best friend)s?|friends? (?:is|are|got|was) (?:mad|angry|upset) (?:at|with) me|friends? and i (?:\\w+ )?(?:argued|fought)|(?:we|friend and i) (?:had a (?:big |huge )?fight|are not talking|stopped talking)|not my friend any ?more|does not want to be my friend|(?:me )?pele[eo] con (?:mi|un|una) (?:mejor )?amig[oa]|pelea con (?:mi|un|una) (?:mejor )?amig[oa]|mi (?:mejor )?amig[oa] (?:esta enojad[oa]|se enojo|ya no (?:quiere|me habla))|nos peleamos|discuti con mi (?:mejor )?amig[oa]",
    ),
  },
  {
    id: "helping_other",
    pattern: anyWords(
      "my (?:best )?(?:friend|mom|dad|cousin|classmate|girlfriend|boyfriend) (?:is|was|seems|feels|looks|has been) (?:so |really |very )?(?:sad|down|upset|crying|depressed|stressed|anxious|not ok\\w*|going through)|(?:worried|scared) (?:about|for) (?:my|a) (?:best )?(?:friend|cousin|classmate)|how (?:can|do) i help (?:my|a|him|her|them)|mi (?:mejor )?(?:amig[oa]|prim[oa]|mama|papa|companer[oa]|novi[oa]) (?:esta|anda|se siente|parece) (?:muy )?(?:triste|mal|deprimid[oa]|estresad[oa]|preocupad[oa])|como (?:puedo )?ayud(?:o|ar) a (?:mi|un|una)",
    ),
  },
  {
    id: "breakup",
    pattern: anyWords(
      "broke up|break ?up|dumped me|my ex|left me for|termin(?:o|amos|e) (?:conmigo|con mi novi[oa])|me corto|cortamos|mi ex|rompi(?:mos|o) (?:conmigo|con)?",
    ),
  },
  {
    id: "crush",
    pattern: anyWords(
      "crush(?! on any)|(?:boy|girl|guy)(?: \\w+){0,8} (?:asked for|gave me|wants?|took) (?:my |his |her )?(?:snap|number|insta|ig|digits)|(?:there is|theres) (?:a|this) (?:girl|boy|guy|dude)(?: \\w+){0,10} (?:i like|like (?:him|her|them)|words|cute|pretty|sweat\\w*|forget|nervous)|think i like (?:him|her|them|this|some)|like like (?:him|her)|(?:a )?valentine|like (?:this|a) (?:girl|boy|guy)|(?:girl|boy|guy) i like|have feelings for|ask (?:him|her|them) out|me gusta (?:un|una|este|esta|mi|el|la) (?:chic[oa]|nin[oa]|companer[oa]|amig[oa]|much\\w+|chav[oa]|morr[oa]|pelad[oa]|mina|pib[ea]|vat[oa]|man|tip[oa])|me gusta alguien|mi crush|enamorad[oa]",
    ),
  },
  {
    id: "peer_pressure",
    pattern: anyWords(
      "(?:friends?|everyone|they|people)(?: \\w+){0,3} (?:vap(?:es?|ing)|drink(?:s|ing)?|smok(?:es?|ing))(?= ?$|,| and| but| now| at)|(?:amig[oa]s|todos)(?: \\w+){0,3} (?:vapean|toman|fuman)|peer pressure|want(?:s)? me to (?:do|try|skip|steal|lie|cheat|drink|smoke|vape)|pressur(?:e|ed|ing) me|dared me|me presion\\w+|quieren que (?:haga|pruebe|robe|mienta|tome|fume|me salte)|me retaron",
    ),
  },
  {
    id: "moving_house",
    pattern: anyWords(
      "(?:we are|we re|i am|my family is|have to) (?:\\w+ )?mov(?:e|ing)|mov(?:e|ing) (?:to|away|house|out|again)|nos (?:vamos a )?mud\\w+|mudarnos|mudanza|me voy a mudar",
    ),
  },
  {
    id: "new_place",
    pattern: anyWords(
      "new (?:school|kid|student|town|country|class)|first day|just moved|(?:i|we) moved (?:here|to|from)|(?:me mude|nos mudamos) (?:aqui|de|a|para)|changed schools|(?:escuela|clase|pais|ciudad) nuev[oa]|nuev[oa] (?:escuela|en la escuela|en la clase|pais)|primer dia|acabo de (?:llegar|mudarme)|me cambi(?:e|aron) de escuela|soy (?:el|la) nuev[oa]|am new|are new",
    ),
  },
  {
    id: "no_friends",
    pattern: anyWords(
      "no friends|have no one|have nobody|do not have (?:any )?friends|sit(?:ting)? alone|eat (?:lunch )?alone|lunch alone|play alone|no one to (?:play|sit|talk)(?: with| to)?|nobody to (?:play|sit|talk)(?: with| to)?|nobody likes me|no one likes me|no tengo amig[oa]s|nadie (?:juega|se sienta|quiere (?:jugar|estar)|me habla|me quiere)|como sol[oa]|juego sol[oa]|make friends|hacer amigos",
    ),
  },
  {
    id: "strict_parents",
    pattern: anyWords(
      "(?:mom|dad|parents|stepmom|stepdad|grandma|grandpa)(?: \\w+){0,4} (?:yell|yells|yelled|strict|unfair|mad at me|not let me|never lets? me|not understand|not listen|never listens?|took (?:my|the|away)|takes (?:my|the|away)|annoying|nag|nags|control\\w*)|(?:fight|fought|argue|argued|fighting) with my (?:mom|dad|parents)|(?:mi mama|mi papa|mis papas|mis padres)(?: \\w+){0,4} (?:grit\\w+|estrict[oa]s?|injust[oa]s?|no me deja[n]?|no (?:me )?entiende[n]?|no (?:me )?escucha[n]?|me quit\\w+|me regan\\w+)|(?:pele[eo]|discuti) con mi (?:mama|papa)|no me (?:dejan|entienden|escuchan)",
    ),
  },
  {
    id: "presentation",
    pattern: anyWords(
      "presentation|give a (?:toast|speech)|expongo|me toca (?:declamar|exponer|hablar)|present (?:in front|to the class)|speech|talk in front|speak in front|read (?:out loud|aloud)|show and tell|oral report|exposicion|exponer|presentacion|hablar (?:en publico|frente|enfrente|delante)|leer en voz alta|pasar al frente",
    ),
  },
  {
    id: "performance",
    pattern: anyWords(
      "audition|(?<!to the )(?<!to a )(?<!to )concert|recital|talent show|(?:my|a|the|drum|guitar|singing) solo|el solo|school play|on stage|stage fright|performance|perform(?:ing)?|show tonight|audicion|concierto|recital|concurso de talentos|obra de teatro|escenario|mi solo|tocar en publico|competencia de baile",
    ),
  },
  {
    id: "sports",
    pattern: anyWords(
      "(?:my|the|our) (?:tryouts?|big game|next game|match|swim meet|track meet|penalty)|try ?outs|coach (?:wont|will not|never|yelled|says)|(?:play|playing|quit|practice for|game of) (?:soccer|basketball|football|baseball|volleyball|tennis|hockey)|^soccer|soccer (?:team|game|practice|tryouts?)|(?:basketball|football|baseball|volleyball) (?:team|game|practice|tryouts?|season)|(?:perdi|perdimos|falle) (?:el|un|la) (?:partido|juego|gol|penal|carrera|final)|partido|mi equipo|entrenamiento|futbol|basquet\\w*|beisbol|banca",
    ),
  },
  {
    id: "bad_grade",
    pattern: anyWords(
      "(?:bombed|failed|flunked) (?:\\w+ ){0,4}(?:test|exam|quiz|final|midterm|class|project|essay)|(?:reprobe|trone) (?:el|la|mi) (?:\\w+ )?(?:examen|prueba|materia)",
    ),
  },
  {
    id: "test",
    pattern: anyWords(
      "(?<!passed the )(?<!passed my )(?<!passed el )(?<!pase el )(?:tests?|exams?|quiz(?:zes)?|finals|midterms?|ap exam|examen(?:es)?|prueba(?:s)?|evaluacion|parcial(?:es)?)",
    ),
  },
  {
    id: "bad_grade",
    pattern: anyWords(
      "(?:bad|low|terrible|failing|horrible) grades?|got (?:a|an) (?:d|f|c|zero|[1-6]?\\d(?! (?:out|on the|year)))|fail(?:ed|ing) (?:math|my|the|a|class|science|english|history|it)|report card|my grades|gpa|malas? (?:notas?|calificacion(?:es)?)|saque (?:un |una )?(?:mala|cinco|seis|cero|reprobad\\w+|f|\\d)|reprob\\w+|suspend(?:i|ida)|boleta|mis (?:notas|calificaciones)",
    ),
  },
  {
    id: "homework_load",
    pattern: anyWords(
      "(?!all my work is (?:done|finished))(?:so much|too much|a lot of|tons of|piles? of|all (?:this|my)) (?:home ?work|work|school ?work|assignments?|projects?)|home ?work is|(?:assignments?|projects?|essays?|everything) (?:is |are )?due|behind (?:in|on|at)|(?:mucha|tanta|demasiada|un monton de) tarea|muchos (?:trabajos|proyectos)|tengo que entregar|atrasad[oa]",
    ),
  },
  {
    id: "not_understanding",
    pattern: anyWords(
      "(?:do not|can ?not|never) (?:get|understand) (?:it|math|this|the|fractions|science|what|reading|anything|algebra)|bad at (?:math|reading|school|science|everything|spelling)|(?:math|reading|science|algebra|class) is (?:so |too |really )?(?:hard|confusing)|lost in class|no (?:le )?entiend[oae]\\w*|(?:soy|me va) mal(?:[oa])? (?:en|para)|(?:las )?mate(?:maticas|s)? (?:son|estan|es) (?:muy )?dificil(?:es)?|no se leer",
    ),
  },
  {
    id: "teacher",
    pattern: anyWords(
      "(?:my|the|our) (?:\\w+ )?(?:teacher|principal)(?: \\w+){0,3} (?:hates?|mean|unfair|yell\\w*|strict|picks on|gave me|took|blames?|blamed|made me|will not|never|does not|sent me|called on|embarrassed|mad|angry|still says|said my name in front)|(?:teacher|m(?:r|s|rs)) ?,? \\w+ (?:is|was) (?:so |sooo |too |really )?(?:strict|mean|unfair)|teacher (?:hates|picks on) me|gave me an? (?:c|d|f)\\b|(?:mi|el|la) (?:maestr[oa]|profe(?:sor[a]?)?|director[a]?)(?: \\w+){0,4} (?:grit\\w+|regan\\w+|injust[oa]|estrict[oa]|me puso|no me (?:cree|deja)|me quito|me odia|me cae mal|se enojo|enojad[oa]|dice mal mi nombre)",
    ),
  },
  {
    id: "in_trouble",
    pattern: anyWords(
      "i (?:beat up|punched|jumped|fought) (?:this|that|a|an|another|some) (?:\\w+ )?(?:kid|boy|girl|guy)|(?:i am|i got|i get|i was|be|getting|got me|always) in (?:big |so much )?trouble|got grounded|am grounded|detention|suspended|sent to the office|got caught|me castig\\w+|castigad[oa]|me regan\\w+|detencion|me mandaron a la direccion|me cacharon",
    ),
  },
  {
    id: "hate_school",
    pattern: anyWords(
      "hate school|do not want to go to school|school (?:sucks|is (?:boring|the worst|awful|hard|too much))|do not like school|odio la escuela|no quiero ir a la escuela|no me gusta la escuela|la escuela (?:es (?:horrible|aburrida|lo peor)|me aburre)",
    ),
  },
  {
    id: "bad_dream",
    pattern: anyWords(
      "nightmares?|bad dreams?|scary dreams?|(?:scared of|there is a|under my bed|see) monsters?|monsters? (?:under|in my|at night)|pesadillas?|sueno (?:feo|malo)|suenos (?:feos|malos)|monstruos?",
    ),
  },
  {
    id: "sleep",
    pattern: anyWords(
      "(?:i |^|and |just )can ?not (?:fall a?sleep|sleep)|not sleep(?:ing)?|no sleep|do not sleep|up all night|awake (?:all|at) night|insomnia|trouble sleeping|no puedo dormir|no duermo|no dormi|desvelad[oa]|insomnio|despiert[oa] (?:toda|en) la noche|me cuesta dormir",
    ),
  },
  {
    id: "looks",
    pattern: anyWords(
      "my (?:body|weight|nose|skin|hair|teeth) (?:is|are|looks?)|(?:hate|do not like|ashamed of) my (?:body|weight|face|hair|skin|nose|teeth|legs|arms|looks)|how i look|(?:the )?(?:shortest|tallest|smallest|skinniest) (?:kid|boy|girl|one|in|person)|(?:am|feel|look) (?:so |too |really )?(?:ugly|fat|short|skinny|tall)|mi (?:cuerpo|peso|piel|nariz|pelo) (?:es|esta|se ve|no me)|(?:odio|no me gusta) mi (?:cuerpo|peso|cara|pelo|piel|nariz)|como me veo|(?:soy|me siento|me veo) (?:muy |tan )?(?:fe[oa]|gord[oa]|flac[oa]|baj[oa]|alt[oa])|mis (?:dientes|granos)",
    ),
  },
  {
    id: "identity",
    pattern: anyWords(
      "came out to|(?:use|using) they for me|gay|lesbian|bi(?:sexual)?|trans(?:gender)?|non ?binary|queer|coming out|come out to|my gender|pronouns|who i (?:really )?am|two cultures|not (?:mexican|american|latin[oa]) enough|lesbiana|no binari[oa]|mi genero|quien soy|salir del closet|dos culturas|ni de aqui ni de alla",
    ),
  },
  {
    id: "comparing",
    pattern: anyWords(
      "friends all (?:got|have|are)|everyone (?:else )?got|(?:everyone|every kid|everybody|half)(?: (?:in|on) (?:my|the) \\w+)? has (?:a|an|the|new)|everyones (?:summer|life|vacation)|everybody is on their|i am still on|a kid in my class has a|todo el mundo (?:publica\\w*|tiene|sube)|me comparan?|comparad[oa] con|everyone else (?:has|knows|is|can|gets|seems|already)|tod[oa]s (?:los demas|las demas)|everyone (?:else )?(?:is|has|looks|seems) (?:so much )?(?:better|smarter|happier|prettier|perfect|more)|better than me|compare myself|comparing|perfect lives?|smarter than me|todos (?:son|tienen|se ven) (?:mas|mejor\\w*)|mejor(?:es)? que yo|me comparo|mas (?:list[oa]|bonit[oa]|guap[oa]) que yo",
    ),
  },
  {
    id: "low_confidence",
    pattern: anyWords(
      "the dumbest|clerical error|put me in (?:\\w+ ){1,3}by accident|like a fake|imposter|(?:am|feel) (?:like )?(?:so |just |such a |too |really )?(?:dumb|stupid|an idiot|a loser|worthless|useless|not good enough|a failure|an embarrassment|weak|invisible)|am (?:so |too )?weird|not (?:good|smart|cool|pretty) enough|can ?not do anything(?: right)?|always mess up|never good|hate myself|no confidence|low self ?esteem|(?:soy|me siento) (?:muy |tan |un[a]? )?(?:tont[oa]|inutil|perdedor[a]?|fracas[oa]d?[oa]?|menos|invisible|rar[oa]|incapaz)|no sirvo|no valgo|no soy (?:suficiente|buen[oa])|todo me sale mal|baja autoestima|me odio|sin confianza",
    ),
  },
  {
    id: "mistake",
    pattern: anyWords(
      "(?:i|really|totally|just) messed up|made a (?:big |huge |bad )?mistake|(?<!(?:maybe|always|think|guess) (?:its? |that |this )?(?:is |was )?(?:all )?)my fault|should not have|i (?:lied|broke|stole|cheated|hurt|yelled at|hit|told (?:a lie|my teacher my|\\w+ (?:secret|crush)))|i told (?:\\w+ ){1,2}(?:secret|crush)|(?:was|am) (?:so |really )?mean to|me equivoque|cometi un error|fue mi culpa|no debi|(?:le )?(?:menti|rompi|robe|copie|grite|pegue)|la regue|fui (?:mal[oa]|groser[oa])",
    ),
  },
  {
    id: "family_pressure",
    pattern: anyWords(
      "(?:parents|mom|dad|family) (?:\\w+ )?(?:expect|expects|pressure|want|wants) (?:me to|too much|perfect|straight)|disappoint(?:ed|ing)? (?:my|them|in me)|(?:mis papas|mis padres|mi mama|mi papa|mi familia) (?:esperan?|quieren? que (?:sea|saque|estudie))|decepcion\\w+",
    ),
  },
  {
    id: "busy_parents",
    pattern: anyWords(
      "(?:parents|mom|dad)(?: \\w+){0,3} (?:always )?(?:work|works|working|busy|never home|no time|on (?:his|her|their) phone)|never (?:have|has) time for me|(?:mis papas|mi mama|mi papa|mis padres)(?: \\w+){0,3} (?:trabajan?|ocupad[oa]s?|nunca esta[n]?|no tienen? tiempo|celular)",
    ),
  },
  {
    id: "broken_thing",
    pattern: anyWords(
      "(?:flooded|deleted|griefed|borro|borraron) (?:my|mi) (?:\\w+ )?(?:castle|world|base|mundo|castillo)|(?:broke|lost|stole|took) (?:my|it) (?:\\w+ )?(?:\\w+ )?(?:toy|phone|tablet|game|bike|drum\\w*|head ?phones|favorite|guitar|skateboard|book|drawing|castle|lego\\w*|model|world)|(?:rompio|perdi|me robaron|me quito|se rompio) (?:mi |mis )?(?:juguete|celular|tableta|juego|bici\\w*|audifonos|guitarra|patineta|dibujo)",
    ),
  },
  {
    id: "screen_time",
    pattern: anyWords(
      "addicted to|too much (?:screen|phone|tiktok|gaming|youtube)|can ?not stop (?:scrolling|playing|gaming|watching)|on my phone all|screen time|(?:mucho|demasiado) (?:tiempo (?:en|con) (?:el|la)|celular|tiktok)|no puedo dejar (?:el|de jugar|de ver)|adict[oa] a",
    ),
  },
  {
    id: "scary_news",
    pattern: anyWords(
      "(?:school|mass) shooting|a shooting|lockdown|(?:the|fire|lockdown) drill|(?:the|a) war|(?:on|in|saw|watch\\w*) the news|hurricane|tornado(?! machine)|earthquake|wildfire|climate change|ice raids?|tiroteo|simulacro|la guerra|(?:las|en) noticias|huracan|terremoto|temblor|incendio|redadas?|la migra",
    ),
  },
  {
    id: "future",
    pattern: anyWords(
      "my future|after (?:high school|graduation)|(?:before|until|about|of) graduat\\w+|career|what (?:college|major)|senior year|my last (?:first|day|week)|what (?:to do|i want to do) with my life|grow up|mi futuro|que carrera|la graduacion|despues de la prepa|que quiero ser|que hacer con mi vida",
    ),
  },
  {
    id: "new_friend",
    pattern: anyWords(
      "(?:made|have|met|got) a new (?:best )?friend|made (?:some )?(?:new )?friends|hice (?:un|una|nuev[oa]s) (?:nuev[oa] )?amig[oa]s?|tengo (?:un|una) (?:nuev[oa] )amig[oa]|amig[oa] nuev[oa]",
    ),
  },
  {
    id: "celebration",
    pattern: anyWords(
      "(?:it is |its |tomorrow is |today is )?my birthday(?: party)?(?: is|$| was| tomorrow| today| on)|(?:is|are) going (?:to|on) (?:\\w+ ){0,3}(?:vacation|trip|beach|party)|(?:excited|can not wait)(?: \\w+){0,4} (?:trip|party|vacation|christmas|holiday|birthday)|party (?:tomorrow|tonight|this weekend)|(?:es|manana es|hoy es) mi cumple\\w*|mi (?:cumple\\w*|quinceanera|fiesta) (?:es|va)|(?:voy|vamos|nos vamos) (?:a|de) (?:una fiesta|vacaciones|viaje|excursion|la playa|paseo)",
    ),
  },
  {
    id: "good_news",
    pattern: anyWords(
      "good news|i (?:got|was|am) (?:picked|chosen|selected) (?:for|to|as)|(?:got|made) (?:the )?(?:team|solo|lead|part|cut)\\b|me (?:eligieron|escogieron) para|i (?:won|passed|made (?:it|the team|varsity|honor roll)|got (?:an a|the part|the job|in|accepted|a scholarship|100))|we won|nailed it|aced|best day|buenas noticias|gan(?:e|amos)|pase (?:el|la|mi)|lo logre|saque (?:un )?(?:10|diez|100|a)|me fue (?:muy )?bien|me (?:aceptaron|escogieron|eligieron)|el mejor dia|quede en el equipo",
    ),
  },
  {
    id: "sick",
    pattern: anyWords(
      "(?:i am|i feel|feeling|i have been) sick|have (?:a |the )?(?:cold|flu|fever|headache|stomach ?ache)|estoy enferm[oa]|tengo (?:gripe|fiebre|catarro|tos)",
    ),
  },
  {
    id: "boredom",
    pattern: anyWords(
      "bo+red+|(?:am|so|is so) boring|nothing to do|(?:estoy|tan|muy|que|^)(?: \\w+)? ?aburrid[oa]|nada que hacer",
    ),
  },
];
