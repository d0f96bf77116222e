import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { LanguageSwitch } from "~/ui/language-switch";
import { PageHeader } from "~/ui/page-header";
import type { Display } from "./display.schema";
import { DisplayFields } from "./display-fields";

/** `/display`: how pages look in this browser, for those who are not signed in. A plain form. */
export function DisplayPage({ display, isSaved }: { display: Display; isSaved: boolean }) {
  return (
    <div>
      <PageHeader>
        <LanguageSwitch returnTo="/display" />
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-xl gap-5 px-4 pb-16 sm:px-8">
        <form method="post" action="/api/display" className="panel grid gap-5 p-5 sm:p-6">
          <h1 className="text-3xl">{m.display_title()}</h1>
          <p>{m.display_text()}</p>
          {isSaved && (
            <p role="status" className="tile border-mint p-4 font-semibold">
              {m.profile_saved()}
            </p>
          )}
          <DisplayFields display={display} />
          <div className="flex flex-wrap items-center gap-3">
            <Button look="primary" type="submit">
              {m.profile_save()}
            </Button>
            <a className="button button-quiet" href="/">
              {m.display_back()}
            </a>
          </div>
        </form>
      </main>
    </div>
  );
}
