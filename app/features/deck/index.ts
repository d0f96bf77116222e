export { Deck } from "./deck";
export { parseSlide } from "./slide-index";
export { SLIDES } from "./slides";
