import type { PackMonth } from '@peonia/core/packs.ts';
import { askForPayment } from '../../platform/payment-request.ts';
import { requireMember } from '../../platform/session/session.ts';

/**
 * Opens the payment dialog to add gold, over the page and over any dialog that is open: closing it leads back there.
 * `missing` is the gold that lacks for what the member wanted. The dialog's program comes with the first call.
 */
export function openRecharge({ missing, onClose }: { missing?: number; onClose?: () => void } = {}): void {
  requireMember(() =>
    askForPayment({
      mode: 'recharge',
      ...(missing === undefined ? {} : { missing }),
      ...(onClose === undefined ? {} : { onClose }),
    }),
  );
}

interface UpgradeRequest {
  readonly userId?: number;
  readonly name?: string;
  /** The pack that stands chosen. */
  readonly month?: PackMonth;
  readonly onClose?: () => void;
}

/** Opens the payment dialog to buy VIP, for oneself or, with `userId`, for somebody else. */
export function openUpgrade({ userId, name, month, onClose }: UpgradeRequest = {}): void {
  const target = userId === undefined ? {} : { target: { userId, ...(name === undefined ? {} : { name }) } };
  requireMember(() =>
    askForPayment({
      mode: 'upgrade',
      ...target,
      ...(month === undefined ? {} : { month }),
      ...(onClose === undefined ? {} : { onClose }),
    }),
  );
}
