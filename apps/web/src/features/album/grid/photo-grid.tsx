import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { ListEnd } from '../../../platform/paged-list.tsx';
import type { SectionList } from './queries.ts';
import * as css from './photo-grid.module.css';
import * as skeletonCss from '@peonia/ui/skeleton/skeleton.module.css';

interface PhotoGridProps {
  readonly list: SectionList;
  readonly label: string;
  readonly empty: ReactNode;
  readonly renderItem: (item: MediaItem, place: number) => ReactNode;
}

/** A section of photos in all states: loading, list, empty, failed. */
export function PhotoGrid({ list, label, empty, renderItem }: PhotoGridProps) {
  const { t } = useLingui();
  if (list.isPending) {
    return (
      <div role="status" className={skeletonCss.skelLate} data-testid="loading">
        <span className="visually-hidden">{t`Loading`}</span>
        <div className={css.shelf} data-testid="photo-shelf" aria-hidden="true">
          {Array.from({ length: 8 }, (_, place) => (
            <Skeleton key={place} shape="block" className={css.shelfWait} />
          ))}
        </div>
      </div>
    );
  }
  if (list.items.length === 0) return list.error === null ? empty : <Failed error={list.error} onRetry={list.reload} />;
  return (
    <>
      <ul className={css.shelf} data-testid="photo-shelf" aria-label={label}>
        {list.items.map((item, place) => (
          <li key={item.id}>{renderItem(item, place)}</li>
        ))}
      </ul>
      <ListEnd list={list} problem={<Trans>The next photos could not be loaded.</Trans>} />
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      level={2}
      icon={<WifiOffIcon />}
      title={<Trans>The photos could not be loaded</Trans>}
      text={error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
      action={
        <Button icon={<RefreshCwIcon />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
