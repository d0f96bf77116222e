// The deck's own small script: turns slides in place. Without it the same buttons load the next slide's page.
import { keepOffline } from "~/features/device";
import { nextSlide, parseSlide, previousSlide } from "./slide-index";

const form = document.querySelector<HTMLFormElement>("form[data-deck]");
const slides = [...document.querySelectorAll<HTMLElement>("[data-slide]")];
const jumps = [...document.querySelectorAll<HTMLButtonElement>("button[data-jump]")];
const previous = document.querySelector<HTMLButtonElement>("button[data-previous]");
const next = document.querySelector<HTMLButtonElement>("button[data-next]");
const counter = document.querySelector<HTMLElement>("[data-counter]");
const bar = document.querySelector<HTMLElement>("[role=progressbar]");
const total = slides.length;

let index = parseSlide(new URLSearchParams(location.search).get("slide"), total);

function show(target: number) {
  index = target;
  slides.forEach((slide, each) => {
    slide.hidden = each !== index;
  });
  for (const jump of jumps) {
    if (Number(jump.value) === index + 1) jump.setAttribute("aria-current", "step");
    else jump.removeAttribute("aria-current");
  }
  if (previous && next) {
    const hadFocus = document.activeElement === previous || document.activeElement === next;
    previous.disabled = index === 0;
    next.disabled = index === total - 1;
    previous.value = String(index);
    next.value = String(index + 2);
    // A button that gets disabled would drop the keyboard's place on the page.
    if (hadFocus && (document.activeElement as HTMLButtonElement | null)?.disabled !== false) {
      (previous.disabled ? next : previous).focus();
    }
  }
  if (counter) counter.textContent = (counter.dataset.counter ?? "").replace("#", String(index + 1));
  if (bar) {
    bar.setAttribute("aria-valuenow", String(index + 1));
    (bar.firstElementChild as HTMLElement).style.width = `${((index + 1) / total) * 100}%`;
  }
  history.replaceState(null, "", `?slide=${index + 1}`);
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = event.submitter;
  if (button instanceof HTMLButtonElement) show(parseSlide(button.value, total));
});

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowRight") show(nextSlide(index, total));
  if (event.key === "ArrowLeft") show(previousSlide(index, total));
});

// Without a network the kept page shows its first slide, whichever is asked for.
if (slides[index]?.hidden) show(index);
keepOffline();
