import { Trans, useLingui } from '@lingui/react/macro';
import type { CashOut } from '@peonia/contract/payouts/cash-out.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { SkippedReason } from './cash-out-block.tsx';
import { useCashOutActs } from './use-cash-out.ts';

/** The weekly cash-out, and why the last one was left out. */
export function AutoWithdrawCard({ auto: { on, skipped, skipped_at } }: { auto: CashOut['auto'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const acts = useCashOutActs();
  const date = skipped_at === null ? '' : formatDate(language, new Date(skipped_at), 'long');
  return (
    <Card pad edge as="section" className="stack">
      <Switch
        label={t`Cash out every Monday`}
        hint={t`We request everything that is available, if it is enough.`}
        checked={on}
        disabled={acts.isBusy}
        onChange={(event) => void acts.setAuto(event.target.checked)}
      />
      {on && skipped !== null ? (
        <p className="small muted">
          <Trans>
            Left out on {date}: <SkippedReason block={skipped} />.
          </Trans>
        </p>
      ) : null}
    </Card>
  );
}
