import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { LoadMore } from '@peonia/ui/load-more/load-more.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { ListError } from './errors/list-error.tsx';
import type { usePage } from './query.ts';

export type Paged = Pick<
  ReturnType<typeof usePage>,
  'items' | 'isPending' | 'error' | 'hasMore' | 'isLoadingMore' | 'loadMore' | 'reload'
>;

interface PagedListProps {
  readonly list: Paged;
  /** Shown instead of a list without entries. */
  readonly empty: ReactNode;
  /** What stands for the first page until it comes: six rows unless stated. */
  readonly loading?: Pick<ComponentProps<typeof Loading>, 'shape' | 'count'>;
  readonly children: ReactNode;
}

const sixRows = { shape: 'row', count: 6 } as const;

/** A paged list with its states, and a button for the next page. */
export function PagedList({ list, empty, loading = sixRows, children }: PagedListProps) {
  const { t } = useLingui();
  if (list.isPending) return <Loading label={t`Loading`} {...loading} />;
  if (list.error !== null && list.items.length === 0) return <ListError error={list.error} onRetry={list.reload} />;
  if (list.items.length === 0) return empty;
  return (
    <>
      {children}
      <ShowMore list={list} />
    </>
  );
}

type Rest = Pick<Paged, 'hasMore' | 'isLoadingMore' | 'loadMore'>;

/** The button for the next page of a list that does not load it by itself. Nothing after the last page. */
export function ShowMore({ list, size = 'md' }: { list: Rest; size?: 'sm' | 'md' }) {
  if (!list.hasMore) return null;
  return (
    <Button variant="ghost" size={size} block={size === 'md'} busy={list.isLoadingMore} onClick={list.loadMore}>
      <Trans>Show more</Trans>
    </Button>
  );
}

interface ListEndProps {
  readonly list: Rest & Pick<Paged, 'error'>;
  /** Why the next page failed to load; the network unless stated. */
  readonly problem?: ReactNode;
  readonly className?: string;
}

/** End of a list that loads its next page when it comes near. Nothing after the last page. */
export function ListEnd({ list, problem, className = '' }: ListEndProps) {
  const { t } = useLingui();
  if (!list.hasMore) return null;
  return (
    <LoadMore
      className={className}
      isLoading={list.isLoadingMore}
      busyLabel={t`Loading`}
      problem={list.error === null ? null : (problem ?? <Trans>Oops, Network is unreachable</Trans>)}
      onMore={list.loadMore}
    >
      <Trans>Show more</Trans>
    </LoadMore>
  );
}
