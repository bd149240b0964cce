import { Trans, useLingui } from '@lingui/react/macro';
import {
  announcementAudiences,
  announcementKinds,
  type AnnouncementAudience,
  type AnnouncementDraft,
  type AnnouncementKind,
} from '@peonia/contract/announcements.ts';
import { countryChoices } from '@peonia/i18n/countries.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { FilterChip } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { fromLocalInput, toLocalInput } from '../../../platform/forms/local-input.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { audienceLabels, kindLabels } from './announcement-labels.ts';
import * as css from './desk.module.css';

interface FieldsProps {
  readonly draft: AnnouncementDraft;
  readonly onChange: (changes: Partial<AnnouncementDraft>) => void;
}

/** Kind, audience, period and priority. */
export function AudienceFields({ draft, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  const changeTime = (name: 'starts_at' | 'ends_at', value: string) => {
    const time = fromLocalInput(value);
    if (time !== null) onChange({ [name]: time });
  };
  const isBackwards = Date.parse(draft.ends_at) <= Date.parse(draft.starts_at);
  return (
    <div className={css.settings}>
      <Field label={<Trans>Kind</Trans>}>
        <Select
          value={draft.kind}
          options={announcementKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) }))}
          onChange={(event) => onChange({ kind: event.target.value as AnnouncementKind })}
        />
      </Field>
      <Field label={<Trans>For</Trans>}>
        <Select
          value={draft.audience}
          options={announcementAudiences.map((value) => ({ value, label: i18n._(audienceLabels[value]) }))}
          onChange={(event) => onChange({ audience: event.target.value as AnnouncementAudience, audience_values: [] })}
        />
      </Field>
      <Field label={<Trans context="time">From</Trans>} hint={<Trans>Your local time</Trans>}>
        <TextInput
          type="datetime-local"
          required
          value={toLocalInput(draft.starts_at)}
          onChange={(event) => changeTime('starts_at', event.target.value)}
        />
      </Field>
      <Field
        label={<Trans context="time">Until</Trans>}
        error={isBackwards ? <Trans>The end has to be after the start.</Trans> : undefined}
      >
        <TextInput
          type="datetime-local"
          required
          value={toLocalInput(draft.ends_at)}
          onChange={(event) => changeTime('ends_at', event.target.value)}
        />
      </Field>
      <Field label={<Trans>Priority</Trans>} hint={<Trans>9 comes first</Trans>}>
        <Select
          value={`${draft.priority}`}
          options={Array.from({ length: 10 }, (_, value) => ({ value: `${value}`, label: `${value}` }))}
          onChange={(event) => onChange({ priority: Number(event.target.value) })}
        />
      </Field>
      <Checkbox
        className={css.wide}
        label={<Trans>Readers can dismiss it</Trans>}
        hint={
          draft.kind === 'outage' ? (
            <Trans>Otherwise the banner stays until the end.</Trans>
          ) : (
            <Trans>Otherwise they confirm that they have read it.</Trans>
          )
        }
        checked={draft.is_dismissible}
        onChange={(event) => onChange({ is_dismissible: event.target.checked })}
      />
      {draft.audience === 'language' ? <LanguageValues draft={draft} onChange={onChange} /> : null}
      {draft.audience === 'country' ? <CountryValues draft={draft} onChange={onChange} /> : null}
    </div>
  );
}

function LanguageValues({ draft: { audience_values }, onChange }: FieldsProps) {
  return (
    <Field group label={<Trans>Languages</Trans>} className={css.wide}>
      <div className="row wrap">
        {languages.map((language) => {
          const isOn = audience_values.includes(language);
          const rest = audience_values.filter((value) => value !== language);
          return (
            <FilterChip
              key={language}
              on={isOn}
              onClick={() => onChange({ audience_values: isOn ? rest : [...rest, language] })}
            >
              {languageFacts[language].ownName}
            </FilterChip>
          );
        })}
      </div>
    </Field>
  );
}

function CountryValues({ draft: { audience_values }, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Field
      label={<Trans>Countries</Trans>}
      className={css.wide}
      hint={<Trans>Choose one after the other; click a chip to remove it.</Trans>}
    >
      <Select
        value=""
        placeholder={t`Add a country`}
        options={countryChoices(language)
          .filter(({ code }) => !audience_values.includes(code))
          .map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChange({ audience_values: [...audience_values, event.target.value] })}
      />
      <div className="row wrap">
        {audience_values.map((code) => {
          const name = countryName(language, code);
          return (
            <FilterChip
              key={code}
              on
              removeLabel={t`Remove ${name}`}
              onClick={() => onChange({ audience_values: audience_values.filter((value) => value !== code) })}
            >
              {name}
            </FilterChip>
          );
        })}
      </div>
    </Field>
  );
}
