import { useLingui } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { GlobeIcon } from '@peonia/ui/icons/globe.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { languageChoice, useLanguage } from '../../../platform/language/language.tsx';
import { useLanguageAddress } from '../../../platform/language/use-language-address.ts';

/**
 * The eight languages, each named in itself. A plain click switches in place; every entry is also a link for a new tab.
 */
export function LanguageMenu() {
  const { t } = useLingui();
  const { language, change } = useLanguage();
  const addressOf = useLanguageAddress();
  return (
    <Menu
      label={t`Language`}
      renderTrigger={(open) => (
        <IconButton {...open} label={t`Language: ${languageFacts[language].ownName}`} icon={<GlobeIcon />} />
      )}
      entries={languageChoice().map((code) => ({
        id: code,
        label: languageFacts[code].ownName,
        lang: languageFacts[code].htmlLang,
        checked: code === language,
        href: addressOf(code),
        onSelect: () => void change(code),
      }))}
    />
  );
}
