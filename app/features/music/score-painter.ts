import { type Mark, type MarkKind, type ScoreDrawing, sectionAt, soundingAt } from "./score-drawing";

/** Canvas cannot read CSS variables: the look's hues as plain colours. */
const HUES: Record<MarkKind, string> = {
  lead: "#b28cff",
  answer: "#ff6fae",
  sparkle: "#ffc14d",
  chords: "#4cc2ff",
  pad: "#4cc2ff",
  bass: "#7aa2ff",
  kick: "#ff5470",
  snare: "#ffc14d",
  hat: "#b6c0dc",
};
/** What lies behind or repeats all the time is quieter than the tune. */
const STRENGTH: Record<MarkKind, number> = {
  lead: 0.95,
  answer: 0.9,
  sparkle: 0.6,
  chords: 0.6,
  pad: 0.3,
  bass: 0.75,
  kick: 0.9,
  snare: 0.8,
  hat: 0.5,
};
const TO_COME = 0.5;
const INK = "#f2f5ff";
const FONT = '"Outfit", "Segoe UI", system-ui, sans-serif';
const GLOW_PX = 12;

type Context = CanvasRenderingContext2D;

/** The words and colours a picture is shown with. */
export interface RollWords {
  sections: string[];
  lanes: Record<ScoreDrawing["lanes"][number]["lane"], string>;
  start: string;
  goal: string;
  /** From the feeling's hue to the goal's, as #rrggbb. */
  hues: [from: string, to: string];
}

export interface RollMoment {
  /** Null while nothing has been played: then everything shows as it will sound. */
  seconds: number | null;
  /** Sections that are drawn already, while the piece is new. */
  sectionsShown: number;
  /** Without motion nothing dims or glows: a still picture with a line at the place. */
  isStill: boolean;
}

/** Draws one picture; `layers` keep what does not change from frame to frame. */
export function paintRoll(
  context: Context,
  drawing: ScoreDrawing,
  layers: { bright: CanvasImageSource; dim: CanvasImageSource },
  moment: RollMoment,
  words: RollWords,
  linePx: number,
): void {
  const { width, height } = drawing;
  const { seconds, isStill } = moment;
  context.clearRect(0, 0, width, height);
  const shownUntil = shownWidth(drawing, moment.sectionsShown);
  const now = seconds === null ? null : (seconds / drawing.durationSeconds) * width;
  const brightUntil = now === null || isStill ? shownUntil : Math.min(now, shownUntil);
  const place = (layer: CanvasImageSource, from: number, to: number) => {
    if (to <= from) return;
    context.save();
    context.beginPath();
    context.rect(from, 0, to - from, height);
    context.clip();
    context.drawImage(layer, 0, 0, width, height);
    context.restore();
  };
  place(layers.bright, 0, brightUntil);
  place(layers.dim, brightUntil, shownUntil);
  const open = seconds === null ? -1 : sectionAt(drawing, seconds);
  for (const index of drawing.sections.keys()) {
    paintSection(context, drawing, index, index === open, index < moment.sectionsShown, words, linePx);
  }
  paintEnds(context, drawing, words, linePx);
  paintLaneNames(context, drawing, words, linePx);
  if (now === null || seconds === null) return;
  if (!isStill) for (const mark of soundingAt(drawing, seconds)) paintGlow(context, mark);
  paintPlace(context, drawing, now, isStill);
}

/** What a picture is made of that stays the same: grid, line and all notes, bright or yet to come. */
export function paintLayer(context: Context, drawing: ScoreDrawing, words: RollWords, isBright: boolean) {
  for (const { x, isStrong } of drawing.bars) {
    context.fillStyle = isStrong ? "#232c4a" : "#151c30";
    context.fillRect(Math.round(x), drawing.notesTop, 1, drawing.height - drawing.notesTop);
  }
  paintEnergy(context, drawing, words);
  for (const mark of drawing.marks) {
    context.globalAlpha = STRENGTH[mark.kind] * (isBright ? 1 : TO_COME);
    context.fillStyle = HUES[mark.kind];
    fillMark(context, mark);
  }
  context.globalAlpha = 1;
}

const shownWidth = ({ sections, width }: ScoreDrawing, count: number): number =>
  count >= sections.length ? width : (sections[count]?.x ?? 0);

function fillMark(context: Context, { x, y, width, height }: Mark): void {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(2.5, width / 2, height / 2));
  context.fill();
}

function paintEnergy(context: Context, { line, width, sectionTop }: ScoreDrawing, words: RollWords): void {
  const colours = context.createLinearGradient(0, 0, width, 0);
  colours.addColorStop(0, words.hues[0]);
  colours.addColorStop(1, words.hues[1]);
  const trace = () => {
    const [first, ...rest] = line;
    if (!first) return;
    context.moveTo(first.x, first.y);
    let before = first;
    for (const point of rest) {
      const middle = (before.x + point.x) / 2;
      context.bezierCurveTo(middle, before.y, middle, point.y, point.x, point.y);
      before = point;
    }
  };
  context.globalAlpha = 0.14;
  context.fillStyle = colours;
  context.beginPath();
  trace();
  context.lineTo(width, sectionTop);
  context.lineTo(0, sectionTop);
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = colours;
  context.lineWidth = 3;
  context.beginPath();
  trace();
  context.stroke();
}

function paintSection(
  context: Context,
  { sections, sectionTop, sectionHeight }: ScoreDrawing,
  index: number,
  isOpen: boolean,
  isShown: boolean,
  words: RollWords,
  linePx: number,
): void {
  const section = sections[index];
  if (!section) return;
  const hue = mixHues(words.hues[0], words.hues[1], section.share);
  context.beginPath();
  context.roundRect(section.x + 2, sectionTop, section.width - 4, sectionHeight, 8);
  context.globalAlpha = isOpen ? 0.45 : 0.2;
  context.fillStyle = hue;
  if (isShown) context.fill();
  context.globalAlpha = isShown ? 1 : 0.6;
  context.lineWidth = 1.5;
  context.strokeStyle = isShown ? hue : "#46527a";
  if (isOpen || !isShown) context.stroke();
  context.globalAlpha = 1;
  if (!isShown) return;
  context.fillStyle = INK;
  context.font = `600 ${Math.round(linePx * 0.8)}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const word = fitting(context, words.sections[index] ?? "", section.width - 10);
  context.fillText(word, section.x + section.width / 2, sectionTop + sectionHeight / 2 + 1);
}

/** The words at the two ends of the line, where the line leaves room for them. */
function paintEnds(context: Context, drawing: ScoreDrawing, words: RollWords, linePx: number): void {
  const { line, sectionTop, width } = drawing;
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return;
  context.font = `600 ${Math.round(linePx * 0.78)}px ${FONT}`;
  context.fillStyle = INK;
  context.textBaseline = "middle";
  const beside = (y: number) => (y < sectionTop / 2 ? y + linePx * 0.85 : y - linePx * 0.85);
  context.textAlign = "left";
  context.fillText(words.start, 10, beside(first.y));
  context.textAlign = "right";
  context.fillText(words.goal, width - 10, beside(last.y));
}

function paintLaneNames(context: Context, { lanes }: ScoreDrawing, words: RollWords, linePx: number): void {
  context.font = `600 ${Math.round(linePx * 0.7)}px ${FONT}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  for (const { lane, y } of lanes) {
    const word = words.lanes[lane];
    const height = linePx * 0.95;
    context.fillStyle = "rgb(5 7 13 / 0.82)";
    context.beginPath();
    context.roundRect(4, y + 2, context.measureText(word).width + 12, height, 6);
    context.fill();
    context.fillStyle = INK;
    context.fillText(word, 10, y + 3 + height / 2);
  }
}

/** A sounding note, lit: brighter, and its light falls around it. */
function paintGlow(context: Context, mark: Mark): void {
  context.save();
  context.shadowColor = HUES[mark.kind];
  context.shadowBlur = GLOW_PX;
  context.fillStyle = mixHues(HUES[mark.kind], "#ffffff", 0.45);
  fillMark(context, mark);
  context.restore();
}

function paintPlace(context: Context, drawing: ScoreDrawing, x: number, isStill: boolean): void {
  const { notesTop, sectionTop, height } = drawing;
  context.save();
  if (!isStill) {
    context.fillStyle = "rgb(255 255 255 / 0.06)";
    context.fillRect(x - 12, notesTop, 24, height - notesTop);
    context.shadowColor = "#ffffff";
    context.shadowBlur = 6;
  }
  context.fillStyle = "#ffffff";
  context.fillRect(x - 1, sectionTop - 4, 2, height - sectionTop + 4);
  context.restore();
}

/** The word, cut where it does not fit. */
function fitting(context: Context, word: string, width: number): string {
  if (context.measureText(word).width <= width) return word;
  for (let length = word.length - 1; length > 0; length--) {
    const cut = `${word.slice(0, length).trimEnd()}…`;
    if (context.measureText(cut).width <= width) return cut;
  }
  return "";
}

/** A colour on the way from one to another; all as #rrggbb, `share` from 0 to 1. */
export function mixHues(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
