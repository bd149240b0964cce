import { Plural, Trans } from '@lingui/react/macro';
import type { Biographies } from '@peonia/contract/profiles/own-profile.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { languageCodes } from '@peonia/contract/protocol/language-code.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useState } from 'react';
import { BiographySuggestions } from './biography-suggestions.tsx';

const SHOW_REMAINING_BELOW = 200;

interface BiographiesFieldProps {
  readonly values: Biographies;
  readonly onChange: (language: Language, text: string) => void;
}

/** One biography per reader language, edited one at a time. A tick marks languages that have a text. */
export function BiographiesField({ values, onChange }: BiographiesFieldProps) {
  const [language, setLanguage] = useState<Language>(
    () => languageCodes.find((code) => (values[code] ?? '') !== '') ?? languageCodes[0],
  );
  const text = values[language] ?? '';
  const left = limits.biography_max - text.length;
  const name = languageFacts[language].ownName;
  return (
    <>
      <Field label={<Trans>For readers of</Trans>}>
        <Select
          value={language}
          options={languageCodes.map((code) => ({
            value: code,
            label: `${languageFacts[code].ownName}${(values[code] ?? '') === '' ? '' : ' ✓'}`,
            lang: languageFacts[code].htmlLang,
          }))}
          onChange={(event) => setLanguage(languageCodes.find((code) => code === event.target.value) ?? language)}
        />
      </Field>
      <Field
        label={<Trans>About me, in {name}</Trans>}
        hint={
          left > SHOW_REMAINING_BELOW ? (
            <Trans>Leave this empty to show them the text above.</Trans>
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )
        }
      >
        <Textarea
          key={language}
          rows={5}
          lang={languageFacts[language].htmlLang}
          dir="auto"
          maxLength={limits.biography_max}
          value={text}
          onChange={(event) => onChange(language, event.target.value)}
        />
      </Field>
      <BiographySuggestions
        key={`ideas-${language}`}
        text={text}
        readers={language}
        onChange={(words) => onChange(language, words)}
      />
    </>
  );
}
