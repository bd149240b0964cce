import { Trans, useLingui } from '@lingui/react/macro';
import { Brand } from '@peonia/ui/brand/brand.tsx';
import { Link } from '../../../platform/link.tsx';
import { settings } from '../../../platform/settings.ts';
import { SectionLink } from '../navigation/section-link.tsx';
import { topSections } from '../navigation/sections.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** Header for guests: logo, public sections, language, login and registration. */
export function GuestBar() {
  const { t } = useLingui();
  return (
    <header className="top guest">
      <div className="in">
        <Link href="/" className="brand-link">
          <Brand name={settings().brand} />
        </Link>
        <HeaderSearch />
        <nav className="nav only-d" aria-label={t`Main`}>
          {topSections()
            .filter(({ membersOnly }) => !membersOnly)
            .map((section) => (
              <SectionLink key={section.href} section={section} className="tab" />
            ))}
        </nav>
        <LanguageMenu />
        <Link href="/?type=login" className="btn" data-variant="line" data-size="sm">
          <Trans>Log in</Trans>
        </Link>
        <Link href="/?type=register" className="btn only-d" data-variant="primary" data-size="sm">
          <Trans>Create account</Trans>
        </Link>
      </div>
    </header>
  );
}
