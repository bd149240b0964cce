import { useLingui } from '@lingui/react/macro';
import { SectionLink } from './section-link.tsx';
import { bottomSections } from './sections.tsx';
import * as shellCss from '../shell.module.css';
import * as css from './bottom-bar.module.css';

/** The bottom tab bar, up to 767 px. */
export function BottomBar() {
  const { t } = useLingui();
  return (
    <nav className={`${css.bottom} phone-only ${shellCss.phoneOnly}`} aria-label={t`Main`}>
      {bottomSections().map((section) => (
        <SectionLink key={section.href} section={section} />
      ))}
    </nav>
  );
}
