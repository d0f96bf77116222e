/**
 * Ways a consent can be given: the nine of 16 CFR 312.5(b)(2)(i)-(ix), and the school's authorisation, which
 * is guidance of the FTC and not codified (P5, P14).
 */
export const CONSENT_METHODS = [
  "signed_form",
  "card_transaction",
  "phone_call",
  "video_call",
  "government_id",
  "knowledge_questions",
  "face_match",
  "email_plus",
  "text_plus",
  "school_authorization",
] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

export const CONSENT_FEATURES = ["beats", "external_model"] as const;
export type ConsentFeature = (typeof CONSENT_FEATURES)[number];

const WITHOUT_DISCLOSURE = new Set<ConsentMethod>(["email_plus", "text_plus", "school_authorization"]);

/**
 * Whether a method is strong enough for a feature. Sending a child's words to an outside AI company is a
 * disclosure, and e-mail or text plus a second message is lawful only without one (312.5(b)(2)(viii)-(ix)).
 */
export const isMethodEnough = (method: ConsentMethod, feature: ConsentFeature): boolean =>
  feature === "beats" || !WITHOUT_DISCLOSURE.has(method);
