import { Pattern } from "~/child-language/pattern";

/**
 * A child who gives an everyday reason ("because they do not fit any more", "so I can get an autograph")
 * means what they say. Such a sentence raises no alert by itself, unless it also holds a word of harm.
 */
const connective =
  "\\b(?:because(?: of)?|cause|so(?: that)? (?:i|we|he|she|they) (?:can|could|get)|so i (?:got|get)|porque)\\b";
const everyday =
  "weddings?|dentist|orthodontist|checkup|appointment|(?:field|road|camping|family|class) trips?|vacations?|birthdays?|college|army|military|apartment|landlord|not (?:play|fit|use|watch|wear|like) (?:with )?(?:them|it|those) (?:any ?more)|do not (?:play with|fit)|outgr\\w+|(?:too|got|getting|so) (?:small|big|old) for|i like (?:them|it|how)|cold out\\w*|forgot (?:my|the)|rain\\w*|practice|recital|talent show|play ?offs|tournament|championship|science (?:fair|report|project|homework)|homework|pulley|autographs?|tryouts?|rehearsals?|fever|flu|braces|new (?:school|house|team|phone|one)|mov(?:e|ed|ing) (?:to|away|into|on|in)|monkey bars|scooter|skateboard|trampoline|next season|borrow|ya estoy (?:grande|grandota|mas grande)|ya no (?:me quedan?|juego con|los uso)|cita con el|dentista|boda|viaje|vacaciones|mudamos|mudanza|hace frio|lluvia|partido|entrenamiento|cumpleanos|quinceanera|las (?:siete|ocho|nueve)|fiesta|galletas|me duermo";
/** Ordinary wherever they stand. */
const ordinary =
  "(?:papa|papi|mama|mami|padre|madre) (?:ya )?se (?:fue|mudo|salio) de (?:la |nuestra )?casa|road trips?|monkey bars|talent show|autographs?|pulley|las galletas|jugar hasta las \\S+";
const reason = new Pattern(`${connective}(?: (?!\\|)\\S+){0,6}? (?:${everyday})\\b|\\b(?:${ordinary})\\b`);

const harm =
  /\b(?:die|dies|died|dead|dying|death|kill\w*|suicid\w*|hurt\w*|harm\w*|hang\w*|cut|cuts|cutting|bleed\w*|blood|bruis\w*|gun|guns|knife|knives|shoot\w*|shot|stab\w*|bomb|weapon\w*|pills?|overdos\w*|rope|noose|razor\w*|blades?|hit|hits|hitting|beat(?:s|en|ing)?|slap\w*|punch\w*|kick\w*|chok\w*|belt|touch\w*|naked|nude\w*|secret\w*|scared|afraid|drunk|goodbye|heaven|funeral|gone|forever|anymore i|alone|starv\w*|vomit\w*|puk\w*|throw up|purg\w*|calorie\w*|fat|skinny|weigh\w*|not (?:wake|live|be here|exist)|never (?:come|coming|wake)|no one|nobody|matar\w*|mori\w*|muert\w*|muer\w*|sangr\w*|cort\w*|pega\w*|golpe\w*|toca\w*|pistola|pictures?|pics?|photos?|videos?|fotos?|bed|cama|shower\w*|undress\w*|jersey|uncomfortable|ran away|run away|lock\w*|escap\w*|list|lista|regret|sorry|perdon|hate|odio|cuchillo|arma|pastillas|vomit\w*|gord[oa]|flac[oa]|miedo|secreto|sol[oa]|nadie|desped\w*|adios|cielo)\b/;

/** Whether a normalised text explains itself with something ordinary and says nothing of harm. */
export function isExplained(normalized: string): boolean {
  return reason.test(normalized) && !harm.test(normalized);
}
