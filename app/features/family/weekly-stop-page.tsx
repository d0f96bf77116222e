import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { LanguageLinks } from "~/ui/language-switch";
import { PageHeader } from "~/ui/page-header";
import type { StopPage } from "./weekly-stop.server";

/** The page behind the link in the weekly mail: one plain button, no sign-in, no framework JavaScript. */
export function WeeklyStopPage({ page }: { page: StopPage }) {
  return (
    <div>
      <PageHeader isHelpShown={false}>
        <LanguageLinks path={`/weekly-card/${page.token}`} />
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-3xl gap-5 px-4 pb-16 sm:px-8">
        <section className="panel grid gap-4 p-6 sm:p-10">
          <Body page={page} />
        </section>
      </main>
    </div>
  );
}

function Body({ page: { state, token } }: { page: StopPage }): ReactNode {
  const ownPage = (
    <a className="button button-quiet justify-self-start" href="/#weekly">
      {m.family_stop_own_page()}
    </a>
  );
  if (state === "unknown") {
    return (
      <>
        <h1 className="text-3xl">{m.family_stop_unknown_title()}</h1>
        <p>{m.family_stop_unknown_text()}</p>
        {ownPage}
      </>
    );
  }
  if (state === "stopped") {
    return (
      <>
        <h1 className="text-3xl">{m.family_stop_done_title()}</h1>
        <p>{m.family_stop_done_text()}</p>
        {ownPage}
      </>
    );
  }
  return (
    <>
      <h1 className="text-3xl">{m.family_stop_title()}</h1>
      <p>{m.family_stop_text()}</p>
      <form method="post" action={`/api/weekly-card/${token}`}>
        <Button type="submit" look="primary">
          {m.family_stop_button()}
        </Button>
      </form>
    </>
  );
}
