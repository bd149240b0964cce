import { Trans, useLingui } from '@lingui/react/macro';
import { LoadMore } from '@peonia/ui/load-more/load-more.tsx';

/** Pagination button of a list of members. */
export function LoadMorePeople({
  isLoading,
  hasFailed,
  onMore,
}: {
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}) {
  const { t } = useLingui();
  return (
    <LoadMore
      isLoading={isLoading}
      busyLabel={t`Loading`}
      problem={hasFailed ? <Trans>The next people could not be loaded.</Trans> : null}
      onMore={onMore}
    >
      <Trans>Show more people</Trans>
    </LoadMore>
  );
}
