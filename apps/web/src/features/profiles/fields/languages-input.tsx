import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { isSpokenLanguage, spokenLanguageChoices, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ArrowUpIcon } from '@peonia/ui/icons/arrow-up.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from '../edit/profile-form.module.css';
import * as tagCss from '@peonia/ui/tag/tag.module.css';

interface LanguagesInputProps {
  /** ISO 639 codes, the native language first. */
  readonly value: readonly string[];
  readonly onChange: (languages: string[]) => void;
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
}

/** Spoken languages in order: the first is the native one and shows in the pair on the card. */
export function LanguagesInput({ value, onChange, label, hideLabel = false, hint }: LanguagesInputProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const choices = spokenLanguageChoices(language).filter(({ code }) => !value.includes(code));
  const isFull = value.length >= limits.spoken_languages_max;
  const without = (code: string) => value.filter((other) => other !== code);
  return (
    <div className={css.spoken}>
      <Field label={label} hideLabel={hideLabel} hint={hint}>
        <Select
          value=""
          disabled={isFull}
          placeholder={value.length === 0 ? t`Choose a language` : t`Add a language`}
          options={choices.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => onChange([...value, event.target.value])}
        />
      </Field>
      {value.length === 0 ? null : (
        <ol className={css.spokenList}>
          {value.map((code, position) => {
            const name = isSpokenLanguage(code) ? spokenLanguageName(language, code) : code;
            return (
              <li key={code}>
                <span className="grow">{name}</span>
                {position === 0 ? (
                  <span className={`${tagCss.tag} ${tagCss.match}`}>
                    <Trans>Your own</Trans>
                  </span>
                ) : (
                  <IconButton
                    size="sm"
                    label={t`Move ${name} to the top`}
                    icon={<ArrowUpIcon />}
                    onClick={() => onChange([code, ...without(code)])}
                  />
                )}
                <IconButton
                  size="sm"
                  label={t`Remove ${name}`}
                  icon={<CloseIcon />}
                  onClick={() => onChange(without(code))}
                />
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
