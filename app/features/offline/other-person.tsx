import { useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { HelpNowLink } from "~/ui/help-link";
import { OTHER_PERSON } from "~/ui/page-person";

/** Says that somebody else is signed in here now, when the server refused for it; what was typed stays below. */
export function OtherPerson() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const show = () => setIsShown(true);
    window.addEventListener(OTHER_PERSON, show);
    return () => window.removeEventListener(OTHER_PERSON, show);
  }, []);
  return isShown ? <Notice onClose={() => setIsShown(false)} /> : null;
}

function Notice({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="other-person-title" className="question" onClose={onClose}>
      <h2 id="other-person-title" className="text-2xl">
        {m.common_other_person_title()}
      </h2>
      <p className="mt-2 text-ink-2">{m.common_other_person_text()}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          {m.common_other_person_reload()}
        </Button>
        {/* What was not sent may have been a cry for help. */}
        <HelpNowLink />
        <Button onClick={onClose}>{m.common_close()}</Button>
      </div>
    </dialog>
  );
}
