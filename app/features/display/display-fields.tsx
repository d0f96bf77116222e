import { m } from "~/messages/compiled/messages.js";
import { SelectField } from "~/ui/field";
import type { Display } from "./display.schema";

/** The fields of how pages look, for whichever form holds them. */
export function DisplayFields({ display }: { display: Display }) {
  return (
    <>
      <SelectField label={m.display_text_size()} name="textSize" defaultValue={display.textSize}>
        <option value="normal">{m.display_text_normal()}</option>
        <option value="large">{m.display_text_large()}</option>
        <option value="larger">{m.display_text_larger()}</option>
      </SelectField>
      <SelectField
        label={m.display_contrast()}
        name="highContrast"
        defaultValue={display.highContrast ? "on" : "off"}
        hint={m.display_contrast_hint()}
      >
        <option value="off">{m.display_contrast_normal()}</option>
        <option value="on">{m.display_contrast_high()}</option>
      </SelectField>
      <SelectField
        label={m.display_light()}
        name="calm"
        defaultValue={display.calm ? "on" : "off"}
        hint={m.display_light_hint()}
      >
        <option value="off">{m.display_light_neon()}</option>
        <option value="on">{m.display_light_calm()}</option>
      </SelectField>
      <SelectField
        label={m.display_motion()}
        name="reducedMotion"
        defaultValue={display.reducedMotion ? "on" : "off"}
      >
        <option value="off">{m.display_motion_full()}</option>
        <option value="on">{m.display_motion_less()}</option>
      </SelectField>
    </>
  );
}
