import { useLingui } from '@lingui/react/macro';
import './bottom-bar.css';
import { SectionLink } from './section-link.tsx';
import { bottomSections } from './sections.tsx';

/** The bottom tab bar, up to 767 px. */
export function BottomBar() {
  const { t } = useLingui();
  return (
    <nav className="bottom only-m" aria-label={t`Main`}>
      {bottomSections().map((section) => (
        <SectionLink key={section.href} section={section} />
      ))}
    </nav>
  );
}
