import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';

/** Placeholder until the prices are loaded: cached prices are never offered. */
export function PricesPlaceholder({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => void }) {
  const { t } = useLingui();
  if (!hasFailed) return <Loading label={t`Loading`} shape="row" count={5} />;
  return (
    <EmptyState
      icon={<WifiOffIcon />}
      title={<Trans>The prices could not be loaded</Trans>}
      text={<Trans>Check your connection and try again.</Trans>}
      action={
        <Button icon={<RefreshCwIcon />} onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
