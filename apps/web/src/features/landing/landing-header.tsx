import { Trans, useLingui } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Brand } from '@peonia/ui/brand/brand.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { ChevronDownIcon } from '@peonia/ui/icons/chevron-down.tsx';
import { GlobeIcon } from '@peonia/ui/icons/globe.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import type { ReactNode } from 'react';
import { languageChoice, useLanguage } from '../../platform/language/language.tsx';
import { useLanguageAddress } from '../../platform/language/use-language-address.ts';
import { pageExists, settings } from '../../platform/settings.ts';
import * as css from './landing.module.css';
import * as buttonCss from '@peonia/ui/button/button.module.css';

export function LandingHeader() {
  const { t } = useLingui();
  const { language, change } = useLanguage();
  const addressOf = useLanguageAddress();
  return (
    <header className={css.topBar}>
      <a className={css.brandLink} href={`/${language}/`}>
        <Brand name={settings().brand} />
      </a>
      <nav className={`row desktop-only ${css.topNav}`} aria-label={t`About us`}>
        <TopLink href="/about">
          <Trans>How it works</Trans>
        </TopLink>
        <TopLink href="/faq">
          <Trans>Safety</Trans>
        </TopLink>
        <TopLink href="/vip">
          <Trans>VIP</Trans>
        </TopLink>
      </nav>
      <Menu
        label={t`Language`}
        renderTrigger={(open) => (
          <Button
            className={css.button}
            {...open}
            variant="line"
            size="sm"
            icon={<GlobeIcon />}
            aria-label={t`Language: ${languageFacts[language].ownName}`}
          >
            {languageFacts[language].ownName}
            <ChevronDownIcon />
          </Button>
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
    </header>
  );
}

function TopLink({ href, children }: { href: string; children: ReactNode }) {
  if (!pageExists(href)) return null;
  return (
    <a className={buttonCss.button} data-variant="ghost" data-size="sm" href={href}>
      {children}
    </a>
  );
}
