import { Trans, useLingui } from '@lingui/react/macro';
import { Brand } from '@peonia/ui/brand/brand.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { settings } from '../../../platform/settings.ts';
import { SectionLink } from '../navigation/section-link.tsx';
import { guestSections } from '../navigation/sections.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { LanguageMenu } from './language-menu.tsx';
import * as css from '../search/header-search.module.css';
import * as shellCss from '../shell.module.css';
import * as buttonCss from '@peonia/ui/button/button.module.css';

/** Header for guests: logo, public sections, language, login and registration. */
export function GuestBar() {
  const { t } = useLingui();
  return (
    <header className={`${css.top} ${shellCss.top} ${shellCss.guest}`}>
      <div className={`${css.incoming} ${shellCss.incoming}`}>
        <Link href="/" className={shellCss.brandLink}>
          <Brand name={settings().brand} />
        </Link>
        <HeaderSearch />
        <nav className={`${shellCss.nav} desktop-only ${shellCss.desktopOnly}`} aria-label={t`Main`}>
          {guestSections().map((section) => (
            <SectionLink key={section.href} section={section} className={shellCss.tab} />
          ))}
        </nav>
        <LanguageMenu />
        <Link
          href="/?type=login"
          className={`${buttonCss.button} desktop-only ${shellCss.desktopOnly}`}
          data-variant="line"
          data-size="sm"
        >
          <Trans>Log in</Trans>
        </Link>
        <Link href="/?type=register" className={buttonCss.button} data-variant="primary" data-size="sm">
          <Trans>Create account</Trans>
        </Link>
      </div>
    </header>
  );
}
