import { Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@peonia/contract/gifts.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { openRecharge } from '../payments/open-payment.ts';

interface SendGiftButtonProps {
  readonly gift: Gift | undefined;
  readonly isFree: boolean;
  readonly balance: number;
  readonly isSending: boolean;
  readonly onSend: (gift: Gift, expected: number) => void;
}

/** Send button with the price. With too little gold it opens the recharge dialog. */
export function SendGiftButton({ gift, isFree, balance, isSending, onSend }: SendGiftButtonProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (gift === undefined) {
    return (
      <Button size="lg" icon={<GiftIcon />} disabled>
        <Trans>Choose a gift</Trans>
      </Button>
    );
  }
  const price = isFree ? 0 : gift.price;
  const missing = Math.round((price - balance) * 100);
  const short = formatGold(language, missing);
  const cost = formatGold(language, Math.round(price * 100));
  if (missing > 0) {
    return (
      <Button size="lg" variant="gold" icon={<PlusIcon />} onClick={() => openRecharge({ missing: missing / 100 })}>
        <Trans>Add gold: {short} missing</Trans>
      </Button>
    );
  }
  return (
    <Button size="lg" icon={<GiftIcon />} busy={isSending} busyLabel={t`Sending`} onClick={() => onSend(gift, price)}>
      {price === 0 ? <Trans>Send for free</Trans> : <Trans>Send for {cost} gold</Trans>}
    </Button>
  );
}
