import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { usePagePath } from '../../../platform/router/use-page-path.ts';
import { useCounters } from '../use-counters.ts';
import { isWithin, type Section } from './sections.tsx';
import * as css from './bottom-bar.module.css';
import * as sideRailCss from './side-rail.module.css';

/** A navigation link with icon, current-page mark and counter. */
export function SectionLink({ section, className }: { section: Section; className?: string }) {
  const { t } = useLingui();
  const isHere = isWithin(section, usePagePath());
  const counters = useCounters();
  const count = section.count?.(counters) ?? 0;
  return (
    <Link href={section.href} className={className} aria-current={isHere ? 'page' : undefined}>
      {section.icon}
      <span>{section.label}</span>
      {count === 0 ? null : (
        <Badge
          className={`${css.sectionCount} ${sideRailCss.sectionCount}`}
          count={count}
          label={t`${plural(count, { one: '# new', other: '# new' })}`}
        />
      )}
    </Link>
  );
}
