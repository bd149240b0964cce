import { useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { PriceEditor } from './price-editor.tsx';
import { useRunningPrices } from './price-queries.ts';

/** A new list, which begins with what is charged now. */
export function NewPriceList({ onClose }: { onClose: (id: number | null) => void }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetchedAfterMount } = useRunningPrices(true);
  if (data !== undefined && isFetchedAfterMount)
    return <PriceEditor known={null} start={data.values} before={data.values} onClose={onClose} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={2} />;
}
