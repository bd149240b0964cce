import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';

/** In place of the choice until the prices are there: nothing is offered at a price that is only remembered. */
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
