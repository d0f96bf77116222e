import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { callApi } from "~/ui/api-client";
import { Card } from "~/ui/card";
import { LightBar } from "~/ui/light-bar";
import { hueClass } from "~/ui/look";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { categoryHue, categoryLabel } from "./category-look";
import { moduleCategories } from "./module-categories";
import {
  categoryPercent,
  defaultActivitiesPerModule,
  fallbackModules,
  type ModuleCardData,
  type ModuleProgressData,
  type ModuleState,
  moduleState,
} from "./module-view";

export type LearningData = { modules: ModuleCardData[]; progress: ModuleProgressData[] };

/** The dashboard's learning section; without data (the call failed) it shows the four demo modules. */
export function LearningSection({ data }: { data: LearningData | null }) {
  const modules = data?.modules ?? fallbackModules();
  const progress = data?.progress ?? [];
  return (
    <Card
      id="learning"
      title={m.learning_title()}
      hint={data ? m.learning_hint() : m.learning_offline_hint()}
    >
      <ul aria-label={m.learning_categories()} className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {moduleCategories.map((category) => {
          const percent = categoryPercent(category, modules, progress);
          return (
            <li
              key={category}
              className={`hue-tile grid min-w-0 grid-cols-1 content-between gap-2 p-3 sm:p-4 ${hueClass(categoryHue[category])}`}
            >
              <p className="break-words text-sm font-semibold [hyphens:auto] sm:text-base">
                {categoryLabel(category)}
              </p>
              <p className="font-display text-3xl font-bold">{percent}%</p>
              <LightBar
                percent={percent}
                label={m.learning_category_percent({ category: categoryLabel(category), percent })}
                hue={categoryHue[category]}
              />
            </li>
          );
        })}
      </ul>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {modules.map((module) => (
          <ModuleCard
            key={module.id}
            module={module}
            record={progress.find((each) => each.moduleId === module.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

const badges: Record<ModuleState, () => string> = {
  completed: m.learning_badge_completed,
  in_progress: m.learning_badge_in_progress,
  locked: m.learning_badge_locked,
  available: m.learning_badge_available,
};

function ModuleCard({ module, record }: { module: ModuleCardData; record: ModuleProgressData | undefined }) {
  const progress = record?.progress ?? 0;
  const state = moduleState(progress, module.isLocked);
  const total = module.activities.totalActivities || record?.totalActivities || defaultActivitiesPerModule;
  const done = Math.min(record?.activitiesCompleted ?? 0, total);
  const hue = categoryHue[module.category];
  const headingId = `module-${module.id}`;
  return (
    <li className={`tile module-card ${hueClass(hue)}`}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 lang={contentLang()} id={headingId} className="min-w-0 flex-1 basis-32 text-lg">
          {module.title}
        </h3>
        <span className={`badge ${state === "locked" ? "" : "module-badge"}`}>
          {state === "completed" && <span aria-hidden="true">✓</span>}
          {badges[state]()}
        </span>
      </div>
      <p lang={contentLang()} className="text-ink-2">
        {module.description}
      </p>
      <div className="mt-auto grid gap-2">
        {state === "locked" && <p className="text-ink-2">{m.learning_locked_hint()}</p>}
        <p>{m.learning_activities_completed({ done, total })}</p>
        <LightBar
          percent={progress}
          label={m.learning_module_progress({ title: module.title, percent: progress })}
          hue={hue}
        />
        {state !== "locked" && (
          <StartForm module={module} progress={progress} state={state} headingId={headingId} />
        )}
      </div>
    </li>
  );
}

const buttonTexts: Record<Exclude<ModuleState, "locked">, () => string> = {
  completed: m.learning_button_review,
  in_progress: m.learning_button_continue,
  available: m.learning_button_start,
};

/** Posts the start as progress 0, then opens the lesson. */
function StartForm({
  module,
  progress,
  state,
  headingId,
}: {
  module: ModuleCardData;
  progress: number;
  state: Exclude<ModuleState, "locked">;
  headingId: string;
}) {
  const navigate = useNavigate();
  const toast = useToast();
  const showUnauthorized = useUnauthorized();
  const [isOpening, setIsOpening] = useState(false);
  const payload = {
    moduleId: module.id,
    progress: 0,
    activitiesCompleted: 0,
    totalActivities: module.activities.totalActivities || defaultActivitiesPerModule,
    status: progress >= 100 ? "completed" : "in_progress",
  };

  const open = async (event: FormEvent) => {
    event.preventDefault();
    setIsOpening(true);
    try {
      await callApi("/api/sel/progress", { body: payload });
      toast({ title: m.learning_saved_title(), description: m.learning_saved_text() });
      navigate(`/learn/${module.id}`);
    } catch (error) {
      // Other failures of this save are only logged.
      if (!showUnauthorized(error)) console.error(error);
    } finally {
      setIsOpening(false);
    }
  };

  return (
    <form method="post" action="/api/sel/progress" onSubmit={open}>
      {Object.entries(payload).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={`button w-full ${state === "in_progress" ? "button-primary" : "button-quiet"}`}
        disabled={isOpening}
        aria-describedby={headingId}
      >
        {isOpening ? m.learning_button_saving() : buttonTexts[state]()}
      </button>
    </form>
  );
}
