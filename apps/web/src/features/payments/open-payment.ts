import type { PackMonth } from '@peonia/core/packs.ts';
import { askForPayment } from '../../platform/prompts/checkout-request.ts';
import { requireMember } from '../../platform/session/session.ts';

/**
 * Opens the recharge dialog over the page and any open dialog; closing it returns there. `missing`: gold lacking for
 * what the member wanted. The dialog's code loads at the first call.
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
  /** The preselected pack. */
  readonly month?: PackMonth;
  readonly onClose?: () => void;
}

/** Opens the dialog to buy VIP for oneself or, with `userId`, for another member. */
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
