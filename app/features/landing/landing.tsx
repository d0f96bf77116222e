import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PAD_IDS, PAD_KEYS, type PadId } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import type { loader as rootLoader } from "~/root";
import { Icon } from "~/ui/icons";
import { LanguageSwitch } from "~/ui/language-switch";
import { hueClass, percentClass } from "~/ui/look";
import { PageHeader } from "~/ui/page-header";
import heroKitUrl from "./hero-kit?worker&url";

/** The visitor's start page: complete without a script; a few kB of plain script make the kit sound. */
export default function Landing() {
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce;
  return (
    <div>
      <PageHeader>
        <nav
          aria-label={m.common_main_navigation()}
          className="flex flex-wrap items-center gap-x-6 font-semibold"
        >
          <a className="landing-link" href="/presentation">
            {m.landing_nav_demo()}
          </a>
          <LanguageSwitch />
          <a className="button button-quiet" href="/auth">
            {m.landing_sign_in()}
          </a>
        </nav>
      </PageHeader>
      <main id="content" className="mx-auto grid max-w-[76rem] gap-24 px-4 pb-20 sm:gap-32 sm:px-9">
        <Hero />
        <Tools />
        <Why />
        <Safe />
        <CallToAction />
      </main>
      <Footer />
      <script nonce={nonce} type="module" src={heroKitUrl} />
    </div>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-10 pt-6 lg:grid-cols-[1.25fr_1fr] lg:pt-14">
      <div>
        <h1 className="text-[clamp(2.9rem,8.5vw,5.5rem)] leading-[1.02]">
          {m.landing_hero_before()}
          <span className="neon-word">{m.landing_hero_word()}</span>.
        </h1>
        <p className="mt-6 max-w-xl text-xl text-ink-2">{m.landing_hero_text()}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <a href="/auth" className="button button-primary px-7 py-3.5 text-lg">
            {m.landing_start()}
          </a>
          <a href="/presentation" className="button button-quiet px-7 py-3.5 text-lg">
            {m.landing_demo()}
          </a>
        </div>
      </div>
      <HeroKit />
    </section>
  );
}

const PAD_LOOK: Record<PadId, { hue: string; label: () => string }> = {
  kick: { hue: "var(--color-red)", label: m.drums_pad_kick },
  snare: { hue: "var(--color-amber)", label: m.drums_pad_snare },
  hihat: { hue: "var(--color-blue)", label: m.drums_pad_hihat },
  tom1: { hue: "var(--color-mint)", label: m.drums_pad_tom1 },
  tom2: { hue: "var(--color-violet)", label: m.drums_pad_tom2 },
  crash: { hue: "var(--color-orange)", label: m.drums_pad_crash },
};

const BAR_HEIGHTS = [34, 52, 78, 60, 96, 68, 46, 84, 58, 38];

function HeroKit() {
  return (
    <section data-hero-kit aria-label={m.landing_kit_label()} className="panel hero-kit p-5 sm:p-6">
      <div className="mb-4 flex h-20 items-end gap-1.5" aria-hidden="true">
        {BAR_HEIGHTS.map((height) => (
          <div key={height} data-bar className={`hero-bar h-(--percent) ${percentClass(height)}`} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 min-[400px]:grid-cols-3">
        {PAD_IDS.map((pad) => {
          const { hue, label } = PAD_LOOK[pad];
          const key = PAD_KEYS[pad];
          return (
            <button
              key={pad}
              type="button"
              data-pad={pad}
              data-key={key}
              aria-label={m.landing_pad_key({ pad: label(), key })}
              className={`hero-pad ${hueClass(hue)}`}
            >
              <span className="hero-key" aria-hidden="true">
                {key}
              </span>
              {label()}
            </button>
          );
        })}
      </div>
      <p className="mt-4 text-ink-2">
        {m.landing_kit_hint()} <span className="hidden sm:inline">{m.landing_kit_keys()}</span>
      </p>
    </section>
  );
}

function Tools() {
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="max-w-3xl text-3xl sm:text-5xl">
        {m.landing_tools_title()}
      </h2>
      <ul className="mt-9 grid gap-5 md:grid-cols-3">
        <Tool
          hue="var(--color-blue)"
          icon={<Icon name="coach" size={40} />}
          title={m.landing_coach_title()}
          text={m.landing_coach_text()}
        />
        <Tool
          hue="var(--color-violet)"
          icon={<Icon name="dj" size={40} />}
          title={m.landing_dj_title()}
          text={m.landing_dj_text()}
        />
        <Tool
          hue="var(--color-red)"
          icon={<Icon name="drummer" size={40} />}
          title={m.landing_drummer_title()}
          text={m.landing_drummer_text()}
        />
      </ul>
    </section>
  );
}

function Tool({ hue, icon, title, text }: { hue: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li className={`panel lit-panel p-7 ${hueClass(hue)}`}>
      <span className="lit-icon">{icon}</span>
      <h3 className="mt-5 text-2xl">{title}</h3>
      <p className="mt-2 text-ink-2">{text}</p>
    </li>
  );
}

function Why() {
  const reasons = [
    { hue: "var(--color-blue)", title: m.landing_why_culture(), text: m.landing_why_culture_text() },
    { hue: "var(--color-violet)", title: m.landing_why_evidence(), text: m.landing_why_evidence_text() },
    { hue: "var(--color-red)", title: m.landing_why_engaging(), text: m.landing_why_engaging_text() },
    { hue: "var(--color-amber)", title: m.landing_why_progress(), text: m.landing_why_progress_text() },
  ];
  return (
    <section aria-labelledby="why-title" className="grid items-center gap-12 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <h2 id="why-title" className="text-3xl sm:text-5xl">
          {m.landing_why_title()}
        </h2>
        <ul className="mt-9 grid gap-x-8 gap-y-9 sm:grid-cols-2">
          {reasons.map((reason) => (
            <li
              key={reason.title}
              className={`border-l-[3px] border-(color:--hue) pl-4 ${hueClass(reason.hue)}`}
            >
              <h3 className="text-xl">{reason.title}</h3>
              <p className="mt-1 text-ink-2">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <SampleProgress />
    </section>
  );
}

/** Static demo content, labelled as a sample (made-up figures). */
function SampleProgress() {
  const skills = [
    { label: m.landing_sample_awareness(), percent: 85, hue: "var(--color-blue)" },
    { label: m.landing_sample_regulation(), percent: 72, hue: "var(--color-violet)" },
    { label: m.landing_sample_social(), percent: 91, hue: "var(--color-mint)" },
  ];
  return (
    <figure className="panel m-0 p-7">
      <figcaption className="badge text-ink-2">{m.landing_sample()}</figcaption>
      <h3 className="mt-4 text-2xl">{m.landing_sample_title()}</h3>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 font-display text-xl font-semibold">
        <span>{m.landing_sample_level()}</span>
        <span>
          <span aria-hidden="true">🔥 </span>
          {m.landing_sample_streak()}
        </span>
      </p>
      <dl className="mt-6 grid gap-5">
        {skills.map((skill) => (
          <div key={skill.label} className="grid grid-cols-[1fr_auto] gap-x-4 font-semibold">
            <dt>{skill.label}</dt>
            <dd className="m-0 contents">
              <span className="tabular-nums">{skill.percent}%</span>
              <span
                className="col-span-2 mt-1.5 h-3 overflow-hidden rounded-full bg-[#0a0e1a]"
                aria-hidden="true"
              >
                <span
                  className={`block h-full w-(--percent) rounded-full bg-(color:--hue) ${percentClass(skill.percent)} ${hueClass(skill.hue)}`}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Safe() {
  return (
    <section aria-labelledby="safe-title" className="panel grid gap-6 p-7 sm:p-11 lg:grid-cols-[1fr_1.3fr]">
      <h2 id="safe-title" className="text-3xl sm:text-4xl">
        {m.landing_safe_title()}
      </h2>
      <div>
        <ul className="grid list-disc gap-2.5 pl-5 text-lg marker:text-mint">
          <li>{m.landing_safe_consent()}</li>
          <li>{m.landing_safe_manage()}</li>
          <li>{m.landing_safe_controls()}</li>
          <li>{m.landing_safe_dashboards()}</li>
          <li>{m.landing_safe_ads()}</li>
          <li>{m.landing_safe_adults()}</li>
        </ul>
        <a className="landing-link mt-3 font-semibold" href="/privacy">
          {m.landing_safe_link()}
        </a>
      </div>
    </section>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="cta-title" className="grid justify-items-center gap-5 text-center">
      <h2 id="cta-title" className="text-4xl sm:text-6xl">
        {m.landing_cta_title()}
      </h2>
      <p className="max-w-xl text-xl text-ink-2">{m.landing_cta_text()}</p>
      <a href="/auth" className="button button-primary mt-2 px-8 py-4 text-xl">
        {m.landing_cta()}
      </a>
    </section>
  );
}

function Footer() {
  return (
    <footer className="mx-auto flex max-w-[76rem] flex-wrap justify-between gap-6 border-t border-line px-4 py-9 text-ink-2 sm:px-9">
      <p className="max-w-xl">{m.landing_footer_about()}</p>
      <ul className="flex flex-wrap gap-x-6 font-semibold">
        <li>
          <a className="landing-link" href="/help">
            {m.safety_help_now()}
          </a>
        </li>
        <li>
          <a className="landing-link" href="/privacy">
            {m.landing_footer_privacy()}
          </a>
        </li>
        <li>
          <a className="landing-link" href="/display">
            {m.display_link()}
          </a>
        </li>
        <li>
          <a className="landing-link" href="/presentation">
            {m.landing_footer_demo()}
          </a>
        </li>
      </ul>
    </footer>
  );
}
