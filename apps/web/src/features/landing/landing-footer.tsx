import { Trans, useLingui } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { isPlainClick } from '@peonia/ui/button-base/is-plain-click.ts';
import type { ReactNode } from 'react';
import { IcpRecord } from '../../platform/icp-record.tsx';
import { languageChoice, useLanguage } from '../../platform/language/language.tsx';
import { useLanguageAddress } from '../../platform/language/use-language-address.ts';
import { pageExists } from '../../platform/settings.ts';
import * as css from './landing.module.css';

/** Language links, which crawlers and readers without JavaScript can follow, and the legal pages. */
export function LandingFooter() {
  const { t } = useLingui();
  const { language, change } = useLanguage();
  const addressOf = useLanguageAddress();
  return (
    <footer className={css.foot}>
      <nav className={css.langs} aria-label={t`Languages`}>
        {languageChoice().map((code) => (
          <a
            key={code}
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
            {languageFacts[code].ownName}
          </a>
        ))}
      </nav>
      <LegalLinks />
    </footer>
  );
}

function LegalLinks() {
  const { t } = useLingui();
  const links: readonly (readonly [string, ReactNode])[] = [
    ['/about', <Trans key="about">About</Trans>],
    ['/terms', <Trans key="terms">Terms</Trans>],
    ['/policy', <Trans key="policy">Policy</Trans>],
    ['/faq', <Trans key="faq">FAQ</Trans>],
    ['/paid', <Trans key="paid">Paid services</Trans>],
    ['/vip', <Trans key="vip">VIP</Trans>],
    ['/contact', <Trans key="contact">Contact</Trans>],
  ];
  const there = links.filter(([href]) => pageExists(href));
  if (there.length === 0) return null;
  return (
    <nav className={`${css.langs} muted`} aria-label={t`Legal`}>
      {there.map(([href, text]) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
      <IcpRecord />
    </nav>
  );
}
