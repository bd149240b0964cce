import { Trans, useLingui } from '@lingui/react/macro';
import { switchAudiences, type SwitchAudience } from '@peonia/contract/operation/switches.ts';
import { staffRoles } from '@peonia/contract/staff/staff-roles.ts';
import { countryChoices } from '@peonia/i18n/countries.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { FilterChip } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { roleLabels } from '../../moderation/staff-session/role-labels.ts';
import { readNumbers, type SwitchDraft } from './draft-fields.ts';
import { audienceLabels } from './switch-labels.ts';

interface AimProps {
  readonly draft: SwitchDraft;
  readonly onChange: (changes: Partial<SwitchDraft>) => void;
}

/** Whom a feature is open to. */
export function AimFields({ draft, onChange }: AimProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Field label={<Trans>For</Trans>}>
        <Select
          value={draft.audience}
          options={switchAudiences.map((value) => ({ value, label: i18n._(audienceLabels[value]) }))}
          onChange={(event) => onChange({ audience: event.target.value as SwitchAudience, audience_values: [] })}
        />
      </Field>
      {draft.audience === 'percent' ? <Share draft={draft} onChange={onChange} /> : null}
      {draft.audience === 'roles' ? <Roles draft={draft} onChange={onChange} /> : null}
      {draft.audience === 'members' ? <Members draft={draft} onChange={onChange} /> : null}
      {draft.audience === 'countries' ? <Countries draft={draft} onChange={onChange} /> : null}
    </>
  );
}

function Share({ draft, onChange }: AimProps) {
  return (
    <Field
      label={<Trans>Per cent of the members</Trans>}
      hint={<Trans>The same members stay chosen; a larger share adds others to them.</Trans>}
    >
      <TextInput
        type="number"
        min={0}
        max={100}
        value={draft.percent}
        onChange={(event) => onChange({ percent: Math.min(100, Math.max(0, Math.round(Number(event.target.value)))) })}
      />
    </Field>
  );
}

function Roles({ draft: { audience_values: values }, onChange }: AimProps) {
  const { i18n } = useLingui();
  return (
    <Field group label={<Trans>Roles</Trans>}>
      <div className="row wrap">
        {staffRoles.map((role) => {
          const rest = values.filter((value) => value !== role);
          const isOn = values.includes(role);
          return (
            <FilterChip
              key={role}
              on={isOn}
              onClick={() => onChange({ audience_values: isOn ? rest : [...rest, role] })}
            >
              {i18n._(roleLabels[role])}
            </FilterChip>
          );
        })}
      </div>
    </Field>
  );
}

function Members({ draft, onChange }: AimProps) {
  const [text, setText] = useState(draft.audience_values.join(', '));
  return (
    <Field label={<Trans>Numbers of the members</Trans>} hint={<Trans>Separated by commas or spaces.</Trans>}>
      <TextInput
        value={text}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          onChange({ audience_values: readNumbers(event.target.value) });
        }}
      />
    </Field>
  );
}

function Countries({ draft: { audience_values: values }, onChange }: AimProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Field
      label={<Trans>Countries</Trans>}
      hint={<Trans>By the country that a member logged in from. Click a chip to remove it.</Trans>}
    >
      <Select
        value=""
        placeholder={t`Add a country`}
        options={countryChoices(language)
          .filter(({ code }) => !values.includes(code))
          .map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChange({ audience_values: [...values, event.target.value] })}
      />
      <div className="row wrap">
        {values.map((code) => {
          const name = countryName(language, code);
          return (
            <FilterChip
              key={code}
              on
              removeLabel={t`Remove ${name}`}
              onClick={() => onChange({ audience_values: values.filter((value) => value !== code) })}
            >
              {name}
            </FilterChip>
          );
        })}
      </div>
    </Field>
  );
}
