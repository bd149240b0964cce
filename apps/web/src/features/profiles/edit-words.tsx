import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { codes } from '@peonia/contract/codes.ts';
import { limits } from '@peonia/contract/limits.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Check } from '@peonia/ui/check/check.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { purposeLabels } from './labels.ts';
import type { EditPartProps } from './profile-values.ts';

/** Left characters are told only when they become few, and to screen readers not with every key. */
const FEW = 200;

/** The member's own words and what they are here for. */
export function EditWords({ values, change }: EditPartProps) {
  const { i18n } = useLingui();
  const left = limits.biography_max - values.biography.length;
  const toggle = (code: (typeof values.purpose)[number], isOn: boolean) =>
    change({ purpose: isOn ? [...values.purpose, code] : values.purpose.filter((other) => other !== code) });
  return (
    <Card pad edge as="div" className="stack">
      <div id="biography" className="form-anchor">
        <Field
          label={<Trans>About me</Trans>}
          hint={left > FEW ? <Trans>In your own language. A few sentences are enough.</Trans> : <Plural value={left} one="# character left" other="# characters left" />}
        >
          <Textarea rows={5} maxLength={limits.biography_max} value={values.biography} onChange={(event) => change({ biography: event.target.value })} />
        </Field>
      </div>
      <div id="purpose" className="form-anchor">
        <Field group label={<Trans>I am here for</Trans>}>
          <div className="purposes">
            {codes.purpose.map((code) => (
              <Check key={code} label={i18n._(purposeLabels[code])} checked={values.purpose.includes(code)} onChange={(event) => toggle(code, event.target.checked)} />
            ))}
          </div>
        </Field>
      </div>
    </Card>
  );
}
