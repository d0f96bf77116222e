import { m } from "~/messages/compiled/messages.js";

export type Slide = {
  id: string;
  name: () => string;
  title: () => string;
  lead: () => string;
  points: (() => string)[];
  hue: string;
};

/** The seven slides, in their order. */
export const SLIDES: Slide[] = [
  {
    id: "intro",
    name: m.deck_intro_name,
    title: m.deck_intro_title,
    lead: m.deck_intro_lead,
    points: [m.deck_intro_1, m.deck_intro_2, m.deck_intro_3],
    hue: "var(--color-blue)",
  },
  {
    id: "problem",
    name: m.deck_problem_name,
    title: m.deck_problem_title,
    lead: m.deck_problem_lead,
    points: [m.deck_problem_1, m.deck_problem_2, m.deck_problem_3],
    hue: "var(--color-red)",
  },
  {
    id: "solution",
    name: m.deck_solution_name,
    title: m.deck_solution_title,
    lead: m.deck_solution_lead,
    points: [m.deck_solution_1, m.deck_solution_2, m.deck_solution_3],
    hue: "var(--color-violet)",
  },
  {
    id: "features",
    name: m.deck_features_name,
    title: m.deck_features_title,
    lead: m.deck_features_lead,
    points: [m.deck_features_1, m.deck_features_2, m.deck_features_3, m.deck_features_4],
    hue: "var(--color-mint)",
  },
  {
    id: "safety",
    name: m.deck_safety_name,
    title: m.deck_safety_title,
    lead: m.deck_safety_lead,
    points: [m.deck_safety_1, m.deck_safety_2, m.deck_safety_3],
    hue: "var(--color-amber)",
  },
  {
    id: "benefits",
    name: m.deck_benefits_name,
    title: m.deck_benefits_title,
    lead: m.deck_benefits_lead,
    points: [m.deck_benefits_1, m.deck_benefits_2, m.deck_benefits_3],
    hue: "var(--color-orange)",
  },
  {
    id: "next-steps",
    name: m.deck_next_name,
    title: m.deck_next_title,
    lead: m.deck_next_lead,
    points: [m.deck_next_1, m.deck_next_2, m.deck_next_3],
    hue: "var(--color-pink)",
  },
];
