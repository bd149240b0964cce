import { useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe, useSignedIn } from '../../../platform/session/session.ts';
import { GoldNumber } from '../../ledger/gold-number.tsx';
import { isLifetimeMember } from '../../membership/is-lifetime-member.ts';
import { openRecharge, openUpgrade } from '../../payments/open-payment.ts';
import * as css from '../shell.module.css';

/** The member's gold; pressing it opens the recharge dialog. Keeps its place while the account is on its way. */
export function GoldChip({ className }: { className?: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const isSignedIn = useSignedIn();
  if (!isSignedIn) return null;
  const gold = me === null ? null : formatGold(language, Math.round(me.balance * 100));
  return (
    <button
      type="button"
      className={classNames(css.goldchip, className)}
      data-testid="gold-chip"
      aria-label={gold === null ? t`Add gold` : t`${gold} gold. Add gold`}
      onClick={() => openRecharge()}
    >
      <Coin />
      {me === null ? <Skeleton className={css.goldComing} /> : <GoldNumber gold={me.balance} />}
      <span className={css.add}>
        <PlusIcon />
      </span>
    </button>
  );
}

/** Opens the VIP dialog. Hidden for lifetime members. Source: specification section 2. */
export function VipButton() {
  const { t } = useLingui();
  const me = useMe();
  const isSignedIn = useSignedIn();
  if (!isSignedIn || (me !== null && isLifetimeMember(me))) return null;
  return (
    <Button
      variant="gold"
      size="sm"
      icon={<CrownFilledIcon />}
      aria-label={me?.vip === 1 ? t`Extend VIP` : t`Become VIP`}
      onClick={() => openUpgrade()}
    >
      {t`VIP`}
    </Button>
  );
}
