import { Trans } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The row that leads to the choice of the language and names the present one. */
export function LanguageRow() {
  const { language } = useLanguage();
  const { htmlLang, ownName } = languageFacts[language];
  const name = (
    <span className="muted small" lang={htmlLang}>
      {ownName}
    </span>
  );
  return <SettingsRow href="/language" icon={<LanguagesIcon />} label={<Trans>Language</Trans>} aside={name} />;
}
