import { Trans } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { isPlainClick } from '@peonia/ui/button-base/is-plain-click.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { languageChoice, useLanguage } from '../../platform/language/language.tsx';
import { useLanguageAddress } from '../../platform/language/use-language-address.ts';
import * as css from './language-page.module.css';

/** Choice of the interface language, each in its own name. */
export default function LanguagePage() {
  const { language, change } = useLanguage();
  const addressOf = useLanguageAddress();
  return (
    <>
      <PageHead title={<Trans>Language</Trans>} text={<Trans>Site language</Trans>} back="/home" />
      <Card edge className={css.languageList}>
        <ul>
          {languageChoice().map((code) => (
            <li key={code}>
              <a
                href={addressOf(code)}
                lang={languageFacts[code].htmlLang}
                hrefLang={languageFacts[code].htmlLang}
                aria-current={code === language ? 'true' : undefined}
                data-live
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  void change(code);
                }}
              >
                <span className="grow">{languageFacts[code].ownName}</span>
                {code === language ? <CheckIcon /> : null}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
