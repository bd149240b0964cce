import { useLingui } from '@lingui/react/macro';
import { Brand } from '@peonia/ui/brand/brand.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { settings } from '../../../platform/settings.ts';
import { SectionLink } from '../navigation/section-link.tsx';
import { topSections } from '../navigation/sections.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { GoldChip, VipButton } from './gold-chip.tsx';
import * as css from '../search/header-search.module.css';
import * as shellCss from '../shell.module.css';

/** Header for members, from 768 px. */
export function TopBar() {
  const { t } = useLingui();
  return (
    <header className={`${css.top} ${shellCss.top} desktop-only ${shellCss.desktopOnly}`}>
      <div className={`${css.incoming} ${shellCss.incoming}`}>
        <span className={shellCss.backSlot} />
        <Link href="/home" className={shellCss.brandLink}>
          <Brand name={settings().brand} />
        </Link>
        <HeaderSearch />
        <nav className={shellCss.nav} aria-label={t`Main`}>
          {topSections().map((section) => (
            <SectionLink key={section.href} section={section} className={shellCss.tab} />
          ))}
        </nav>
        <GoldChip />
        <VipButton />
        <Bell />
        <AccountMenu />
      </div>
    </header>
  );
}
