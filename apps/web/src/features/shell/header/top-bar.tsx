import { useLingui } from '@lingui/react/macro';
import { Brand } from '@peonia/ui/brand/brand.tsx';
import { Link } from '../../../platform/link.tsx';
import { settings } from '../../../platform/settings.ts';
import { SectionLink } from '../navigation/section-link.tsx';
import { topSections } from '../navigation/sections.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { GoldChip, VipButton } from './gold-chip.tsx';

/** Header for members, from 768 px. */
export function TopBar() {
  const { t } = useLingui();
  return (
    <header className="top only-d">
      <div className="in">
        <Link href="/home" className="brand-link">
          <Brand name={settings().brand} />
        </Link>
        <HeaderSearch />
        <nav className="nav" aria-label={t`Main`}>
          {topSections().map((section) => (
            <SectionLink key={section.href} section={section} className="tab" />
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
