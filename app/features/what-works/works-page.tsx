import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { loader as rootLoader } from "~/root";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon, type IconName } from "~/ui/icons";
import { PageHeader } from "~/ui/page-header";
import { textLength } from "./text-length";
import { FiguresList } from "./what-works";
import type { EditList, WorksList } from "./what-works.schema";
import type { WorksPageData } from "./works-page.server";

const PATH = "/api/ai-coach/what-works";
type Item = WorksList["items"][number];

const SOURCES: Record<Item["source"], { label: () => string; icon: IconName }> = {
  coach: { label: m.works_source_coach, icon: "coach" },
  check_in: { label: m.works_source_check_in, icon: "dashboard" },
  own: { label: m.works_source_own, icon: "profile" },
};

/** "What works for me": the child's own list, plan and figures, each changed by a plain form. */
export function WorksPage({ list, figures, isYoung }: WorksPageData) {
  const isEmpty =
    list.items.length === 0 && list.notHelped.length === 0 && !list.plan && figures.length === 0;
  return (
    <div>
      <PageHeader>
        <nav aria-label={m.works_page_title()}>
          <a href="/#ai-coach" className="button button-quiet">
            <span aria-hidden="true">←</span> {m.works_back()}
          </a>
        </nav>
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-3xl gap-5 px-4 pb-16 sm:px-8">
        <div className="panel grid gap-3 p-5 sm:p-6">
          <h1 className="text-3xl">{m.works_page_title()}</h1>
          <p className="text-lg">{isYoung ? m.works_page_young() : m.works_page_text()}</p>
          <details className="text-ink-2">
            <summary className="inline-flex font-semibold text-ink underline underline-offset-4">
              {m.works_who()}
            </summary>
            <p className="mt-1.5">{m.works_who_text()}</p>
          </details>
        </div>
        <section aria-label={m.works_page_title()} className="panel grid gap-4 p-5 sm:p-6">
          {list.items.length === 0 && <p>{m.works_empty()}</p>}
          <ul className="grid gap-3">
            {list.items.map((item) => (
              <Line key={item.id} item={item} isYoung={isYoung} />
            ))}
          </ul>
          <AddForm />
        </section>
        <PlanCard plan={list.plan} />
        {figures.length > 0 && (
          <Card id="figures" title={m.works_numbers()}>
            <FiguresList list={figures} />
          </Card>
        )}
        {list.notHelped.length > 0 && (
          <Card id="not-helped" title={m.works_failed_title()} hint={m.works_failed_text()}>
            <ul className="grid gap-3">
              {list.notHelped.map((item) => (
                <li key={item.id} className="tile flex flex-wrap items-center justify-between gap-3 p-3">
                  <span className="min-w-0 break-words">{item.text}</span>
                  <ForgetButton id={item.id} text={item.text} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {!isEmpty && <ForgetAll />}
      </main>
    </div>
  );
}

/** One line: a picture, its words in a box of their own, and where it came from. */
function Line({ item, isYoung }: { item: Item; isYoung: boolean }) {
  const { icon, label } = SOURCES[item.source];
  return (
    <li className="tile grid gap-2 p-3">
      <div className="flex items-center gap-3">
        <span className="shrink-0 text-blue">
          <Icon name={icon} size={isYoung ? 44 : 28} />
        </span>
        <form method="post" action={PATH} className="flex min-w-0 grow flex-wrap items-end gap-2">
          <input type="hidden" name="action" value="change" />
          <input type="hidden" name="id" value={item.id} />
          <TextBox action="change" itemId={item.id} label={m.works_item_label()} value={item.text} />
          <Button type="submit" size="small" aria-label={m.works_save_label({ text: item.text })}>
            {m.works_save()}
          </Button>
        </form>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-ink-2">{label()}</span>
        <ForgetButton id={item.id} text={item.text} />
      </div>
    </li>
  );
}

/** The box of a form; what a refused one held stands in it again. */
function TextBox({
  action,
  itemId,
  label,
  value,
  isLabelShown = false,
}: {
  action: EditList["action"];
  itemId?: string;
  label: string;
  value?: string | undefined;
  isLabelShown?: boolean;
}) {
  const typed = useRouteLoaderData<typeof rootLoader>("root")?.flash?.values;
  const isRefused = typed?.action === action && typed.id === itemId;
  const id = itemId ? `item-${itemId}` : `works-${action}`;
  return (
    <span className="grid min-w-0 grow basis-48 gap-1">
      <label htmlFor={id} className={isLabelShown ? "field-label" : "sr-only"}>
        {label}
      </label>
      <input
        id={id}
        name="text"
        className="field-input"
        required
        maxLength={textLength}
        defaultValue={isRefused ? typed.text : value}
        aria-invalid={isRefused || undefined}
        autoComplete="off"
      />
    </span>
  );
}

function ForgetButton({ id, text }: { id: string; text: string }) {
  return (
    <Post action="forget" id={id}>
      <Button type="submit" size="small" aria-label={m.works_delete_label({ text })}>
        {m.works_delete()}
      </Button>
    </Post>
  );
}

function Post({ action, id, children }: { action: string; id?: string; children: ReactNode }) {
  return (
    <form method="post" action={PATH}>
      <input type="hidden" name="action" value={action} />
      {id && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}

function AddForm() {
  return (
    <form method="post" action={PATH} className="grid gap-2">
      <input type="hidden" name="action" value="add" />
      <div className="flex flex-wrap items-end gap-2">
        <TextBox action="add" label={m.works_add_label()} isLabelShown />
        <Button type="submit" look="primary">
          {m.works_add()}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{m.works_add_hint()}</p>
    </form>
  );
}

function PlanCard({ plan }: { plan: WorksList["plan"] }) {
  return (
    <Card id="plan" title={m.works_plan_title()} hint={plan ? m.works_plan_text() : m.works_plan_none()}>
      <form method="post" action={PATH} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="action" value="plan" />
        <TextBox action="plan" label={m.works_plan_label()} value={plan?.text} isLabelShown />
        <Button type="submit">{m.works_save()}</Button>
      </form>
      {plan && (
        <div className="mt-3">
          <ForgetButton id={plan.id} text={plan.text} />
        </div>
      )}
    </Card>
  );
}

function ForgetAll() {
  return (
    <details className="panel p-5">
      <summary className="inline-flex font-semibold underline underline-offset-4">
        {m.works_forget_title()}
      </summary>
      <div className="mt-3 grid justify-items-start gap-3">
        <p>{m.works_forget_text()}</p>
        <Post action="forget_all">
          <Button type="submit" look="danger">
            {m.works_forget_yes()}
          </Button>
        </Post>
      </div>
    </details>
  );
}
