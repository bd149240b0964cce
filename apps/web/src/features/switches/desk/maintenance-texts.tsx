import { Trans, useLingui } from '@lingui/react/macro';
import { type Language, languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { SwitchDraft } from './draft-fields.ts';

interface TextsProps {
  readonly draft: SwitchDraft;
  readonly onChange: (changes: Partial<SwitchDraft>) => void;
}

/** What readers are told, in one language at a time. An empty one has the default text of the product. */
export function MaintenanceTexts({ draft: { texts }, onChange }: TextsProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Language>(useLanguage().language);
  const rest = texts.filter(({ language }) => language !== shown);
  const written = (language: Language) => texts.some((one) => one.language === language && one.text.trim() !== '');
  const count = languages.filter(written).length;
  const total = languages.length;
  return (
    <>
      <Field
        label={<Trans>Language of the text</Trans>}
        hint={
          <Trans>
            {count} of {total} written; the others have the default text.
          </Trans>
        }
      >
        <Select
          value={shown}
          options={languages.map((value) => ({
            value,
            label: written(value) ? t`${languageFacts[value].ownName}, written` : languageFacts[value].ownName,
          }))}
          onChange={(event) => setShown(event.target.value as Language)}
        />
      </Field>
      <Field label={<Trans>Text</Trans>} hint={<Trans>Empty: the default text, which promises a few minutes.</Trans>}>
        <Textarea
          lang={languageFacts[shown].htmlLang}
          rows={3}
          maxLength={1_000}
          value={texts.find(({ language }) => language === shown)?.text ?? ''}
          onChange={(event) => onChange({ texts: [...rest, { language: shown, text: event.target.value }] })}
        />
      </Field>
    </>
  );
}
