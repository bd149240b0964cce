import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@peonia/i18n/format.ts';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { useLanguage } from '../../platform/language.tsx';
import type { ShelfList } from './queries.ts';
import { isFolder, type Shelf, shelfNames } from './shelves.ts';

export interface ShelfTabsProps {
  /** Page the shelves are on: `/album`, `/photo/7`. */
  readonly path: string;
  readonly shelves: readonly Shelf[];
  readonly current: Shelf;
  readonly counts: ShelfList['counts'];
}

/** The shelves with how much is on each. */
export function ShelfTabs({ path, shelves, current, counts }: ShelfTabsProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <LinkTabs
      label={t`Folders`}
      tabs={shelves.map((shelf) => {
        const count = isFolder(shelf) ? counts?.[shelf] : undefined;
        return {
          href: shelf === 'public' ? path : `${path}?folder=${shelf}`,
          label: i18n._(shelfNames[shelf]),
          current: shelf === current,
          aside: count === undefined ? undefined : <span className="shelf-count">{formatNumber(language, count)}</span>,
        };
      })}
    />
  );
}
