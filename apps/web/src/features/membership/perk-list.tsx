import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import * as css from './membership.module.css';

/**
 * The benefits of VIP. `discount` is the percentage off USD prices; 0 where prices are in RMB. Source: specification
 * section 6.
 */
export function PerkList({ discount }: { discount: number }) {
  const { posts_per_day: posts } = limits;
  return (
    <ul className={css.perks}>
      <li>
        <MessageCircleIcon />
        <Trans>Send more messages</Trans>
      </li>
      <li>
        <EyeIcon />
        <Trans>See hidden and friends-only profiles</Trans>
      </li>
      <li>
        <IdCardIcon />
        <Trans>See contact details where allowed</Trans>
      </li>
      <li>
        <GiftIcon />
        <Trans>Send gifts free of charge</Trans>
      </li>
      <li>
        <ImageIcon />
        <Trans>More than {posts} posts a day</Trans>
      </li>
      {discount > 0 ? (
        <li>
          <WalletIcon />
          <Trans>{discount}% off every USD price</Trans>
        </li>
      ) : null}
    </ul>
  );
}
