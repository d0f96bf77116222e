import { m } from "~/messages/compiled/messages.js";
import { LanguageSwitch } from "~/ui/language-switch";
import { hueClass, percentClass } from "~/ui/look";
import { PageHeader } from "~/ui/page-header";
import scriptUrl from "./deck-script?worker&url";
import { SLIDES } from "./slides";

/**
 * The seven-slide deck. Every control is a button of one GET form, so it works without JavaScript; a small
 * script turns slides in place. `index` counts from 0.
 */
export function Deck({ index, nonce }: { index: number; nonce: string }) {
  const total = SLIDES.length;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader>
        <LanguageSwitch returnTo={`/presentation?slide=${index + 1}`} />
      </PageHeader>

      <form
        data-deck
        method="get"
        action="/presentation"
        className="mx-auto flex w-full max-w-[76rem] flex-1 flex-col px-4 pb-6 sm:px-9"
      >
        <Pills index={index} />
        <main id="content" className="my-5 grid flex-1 items-center">
          <h1 className="sr-only">{m.deck_title()}</h1>
          {SLIDES.map((slide, each) => (
            <section
              key={slide.id}
              data-slide
              hidden={each !== index}
              aria-label={m.deck_counter({ n: each + 1, total })}
              className={`panel deck-slide p-7 sm:p-14 ${hueClass(slide.hue)}`}
            >
              <p className="deck-number" aria-hidden="true">
                {each + 1}
              </p>
              <h2 className="max-w-4xl text-[clamp(2rem,5.5vw,3.8rem)]">{slide.title()}</h2>
              <p className="mt-5 max-w-3xl text-xl text-ink-2">{slide.lead()}</p>
              <ul className="mt-8 grid gap-4 text-lg">
                {slide.points.map((point) => (
                  <li key={point()} className="deck-point">
                    {point()}
                  </li>
                ))}
              </ul>
              {each === total - 1 && (
                <a href="/" className="button button-primary mt-9 px-8 py-4 text-lg">
                  {m.deck_start_demo()}
                </a>
              )}
            </section>
          ))}
        </main>
        <Controls index={index} total={total} />
      </form>
      <script nonce={nonce} type="module" src={scriptUrl} />
    </div>
  );
}

function Pills({ index }: { index: number }) {
  return (
    <nav aria-label={m.deck_slides()}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {SLIDES.map((slide, each) => (
          <li key={slide.id} className="shrink-0">
            <button
              type="submit"
              name="slide"
              value={each + 1}
              data-jump
              aria-current={each === index ? "step" : undefined}
              className={`deck-pill ${hueClass(slide.hue)}`}
            >
              {slide.name()}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Controls({ index, total }: { index: number; total: number }) {
  return (
    <div className="grid gap-4">
      <div
        role="progressbar"
        aria-label={m.deck_progress()}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={index + 1}
        className="h-1.5 overflow-hidden rounded-full bg-[#161c2e]"
      >
        <div className={`deck-progress w-(--percent) ${percentClass(((index + 1) / total) * 100)}`} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <button
          type="submit"
          name="slide"
          value={index}
          data-previous
          disabled={index === 0}
          className="button button-quiet"
        >
          {m.deck_previous()}
        </button>
        <div className="flex items-center gap-4">
          <ul className="hidden gap-1 sm:flex">
            {SLIDES.map((slide, each) => (
              <li key={slide.id}>
                <button
                  type="submit"
                  name="slide"
                  value={each + 1}
                  data-jump
                  aria-current={each === index ? "step" : undefined}
                  aria-label={m.deck_go_to({ n: each + 1 })}
                  className="deck-dot"
                />
              </li>
            ))}
          </ul>
          <p
            className="tabular-nums text-ink-2"
            aria-live="polite"
            data-counter={m.deck_counter({ n: "#", total })}
          >
            {m.deck_counter({ n: index + 1, total })}
          </p>
        </div>
        <button
          type="submit"
          name="slide"
          value={index + 2}
          data-next
          disabled={index === total - 1}
          className="button button-primary"
        >
          {m.deck_next_button()}
        </button>
      </div>
    </div>
  );
}
