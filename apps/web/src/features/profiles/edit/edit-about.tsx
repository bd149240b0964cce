import { Trans, useLingui } from '@lingui/react/macro';
import { offeredPurposes } from '@peonia/contract/protocol/codes.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { settings } from '../../../platform/settings.ts';
import { purposeLabels } from '../profile-labels.ts';
import { BiographyField } from './biography-field.tsx';
import type { EditSectionProps } from './profile-form-values.ts';
import * as css from './profile-form.module.css';

/** The biography and the purposes. */
export function EditAbout({ values, change }: EditSectionProps) {
  const { i18n } = useLingui();
  const offered = offeredPurposes(settings().adultPurposes);
  // Purposes no longer offered are dropped with the next change: the server would refuse them.
  const toggle = (code: (typeof values.purpose)[number], isOn: boolean) =>
    change({
      purpose: [
        ...values.purpose.filter((other) => other !== code && offered.includes(other)),
        ...(isOn ? [code] : []),
      ],
    });
  return (
    <Card pad edge as="div" className="stack">
      <div id="biography" className={css.formAnchor}>
        <BiographyField value={values.biography} rows={5} onChange={(biography) => change({ biography })} />
      </div>
      <div id="purpose" className={css.formAnchor}>
        <Field group label={<Trans>I am here for</Trans>}>
          <div className={css.purposes}>
            {offered.map((code) => (
              <Checkbox
                key={code}
                label={i18n._(purposeLabels[code])}
                checked={values.purpose.includes(code)}
                onChange={(event) => toggle(code, event.target.checked)}
              />
            ))}
          </div>
        </Field>
      </div>
    </Card>
  );
}
