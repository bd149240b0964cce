import { useLingui } from '@lingui/react/macro';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import type { Mode } from './payment-choice.ts';
import * as css from '../payment.module.css';

/** Switches between gold and VIP. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useLingui();
  return (
    <Segmented
      className={css.payMode}
      label={t`What to buy`}
      value={mode}
      onChange={onChange}
      segments={[
        { value: 'recharge', label: t`Gold`, icon: <Coin /> },
        { value: 'upgrade', label: t`VIP`, icon: <CrownIcon /> },
      ]}
    />
  );
}
