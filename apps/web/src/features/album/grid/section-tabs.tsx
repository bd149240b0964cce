import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@peonia/i18n/format.ts';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { isFolder, type AlbumSection, sectionNames } from './album-sections.ts';
import type { SectionList } from './queries.ts';
import * as css from './photo-grid.module.css';

interface SectionTabsProps {
  /** Path of the page: `/album`, `/photo/7`. */
  readonly path: string;
  readonly sections: readonly AlbumSection[];
  readonly current: AlbumSection;
  readonly counts: SectionList['counts'];
}

/** Tabs of the sections, with their counts. */
export function SectionTabs({ path, sections, current, counts }: SectionTabsProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <LinkTabs
      label={t`Folders`}
      tabs={sections.map((section) => {
        const count = isFolder(section) ? counts?.[section] : undefined;
        return {
          href: section === 'public' ? path : `${path}?folder=${section}`,
          label: i18n._(sectionNames[section]),
          current: section === current,
          aside:
            count === undefined ? undefined : <span className={css.shelfCount}>{formatNumber(language, count)}</span>,
        };
      })}
    />
  );
}
