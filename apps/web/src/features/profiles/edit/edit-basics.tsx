import { Trans, useLingui } from '@lingui/react/macro';
import { seekings } from '@peonia/contract/protocol/codes.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { BirthdayInput } from '../fields/birthday-input.tsx';
import { CodeSelect } from '../fields/code-select.tsx';
import { LanguagesInput } from '../fields/languages-input.tsx';
import { PlaceInput } from '../fields/place-input.tsx';
import { genderLabels, seekingLabels } from '../profile-labels.ts';
import type { EditSectionProps, FormErrors } from './profile-form-values.ts';
import * as css from './profile-form.module.css';

/** Name, gender (both read-only), birthday, place, languages and whom the member seeks. */
export function EditBasics({ values, change, faults }: EditSectionProps & { faults: FormErrors }) {
  const { i18n } = useLingui();
  const me = useMe();
  const gender = me?.profile.gender ?? null;
  return (
    <Card pad edge aria-labelledby="edit-basics" className="stack">
      <h2 id="edit-basics" className={css.formTitle}>
        <Trans>The basics</Trans>
      </h2>
      <div className={css.formTwo}>
        <Field label={<Trans>Username</Trans>} hint={<Trans>Cannot be changed.</Trans>}>
          <TextInput value={me?.name ?? ''} readOnly trailing={<LockIcon />} />
        </Field>
        {gender === null ? null : (
          <Field label={<Trans>Gender</Trans>} hint={<Trans>Cannot be changed.</Trans>}>
            <TextInput value={i18n._(genderLabels[gender])} readOnly trailing={<LockIcon />} />
          </Field>
        )}
      </div>
      <div id="birthday" className={css.formAnchor}>
        <BirthdayInput
          label={<Trans>Birthday</Trans>}
          hint={<Trans>Others see your age only. Can be changed once.</Trans>}
          value={values.birthday}
          error={faults.birthday ?? null}
          onChange={(birthday) => change({ birthday })}
        />
      </div>
      <div id="place" className={css.formAnchor}>
        <PlaceInput
          label={<Trans>Where you live</Trans>}
          hint={<Trans>City and country only. Others see your local time.</Trans>}
          value={values.place}
          error={faults.place}
          onChange={(place) => change({ place })}
        />
      </div>
      <div id="languages" className={css.formAnchor}>
        <LanguagesInput
          label={<Trans>Languages you speak</Trans>}
          hint={<Trans>Your own first.</Trans>}
          value={values.languages}
          onChange={(languages) => change({ languages })}
        />
      </div>
      <div id="seeking" className={css.formAnchor}>
        <CodeSelect
          label={<Trans>I would like to meet</Trans>}
          codes={seekings}
          labels={seekingLabels}
          value={values.seeking}
          onChange={(seeking) => change({ seeking })}
        />
      </div>
    </Card>
  );
}
