import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';

interface Paged {
  readonly items: readonly unknown[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** A paged list of the books with its states. */
export function BookList({ list, empty, children }: { list: Paged; empty: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  if (list.isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (list.error !== null && list.items.length === 0) return <ListError error={list.error} onRetry={list.reload} />;
  if (list.items.length === 0) return empty;
  return (
    <>
      {children}
      {list.hasMore ? (
        <Button variant="ghost" block busy={list.isLoadingMore} onClick={list.loadMore}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}
