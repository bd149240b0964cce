import { Trans } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { CheckIcon } from '@peonia/ui/icons.tsx';
import { languageChoice, useLanguage } from '../platform/language.tsx';
import { PageHead } from '../platform/page-head.tsx';
import './language-page.css';

/** Choice of the interface language, each in itself. */
export default function LanguagePage() {
  const { language, change } = useLanguage();
  return (
    <>
      <PageHead title={<Trans>Language</Trans>} text={<Trans>The language of this site</Trans>} back="/home" />
      <Card edge className="language-list">
        <ul>
          {languageChoice().map((code) => (
            <li key={code}>
              <button type="button" lang={languageFacts[code].htmlLang} aria-pressed={code === language} onClick={() => void change(code)}>
                <span className="grow">{languageFacts[code].ownName}</span>
                {code === language ? <CheckIcon /> : null}
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
