import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryAddress, MallOrderPage } from '@peonia/contract/mall/mall.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { actOnOrder, useSavedAddress } from '../queries.ts';
import { AddressFields, emptyAddress, isComplete } from './address-fields.tsx';
import { SavedAddress } from './saved-address.tsx';
import * as formCss from './order-form.module.css';
import * as css from './order.module.css';

const dayMs = 24 * 3_600_000;

/** The recipient's answer to a gift: the address, or no. What happens with the address is said first. */
export function AnswerGift({ order }: { order: MallOrderPage }) {
  const { t } = useLingui();
  const me = useMe();
  const { data: saved } = useSavedAddress();
  const [typed, setTyped] = useState<DeliveryAddress | null>(null);
  const [isKept, setKept] = useState(false);
  const [busy, setBusy] = useState<'accept' | 'refuse' | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const address = typed ??
    saved?.address ?? { ...emptyAddress, country: order.countries?.[0] ?? me?.profile.place?.country ?? 'CN' };
  const [openedAt] = useState(() => Date.now());
  const days = Math.max(1, Math.ceil((Date.parse(order.answer_until ?? order.created_at) - openedAt) / dayMs));
  const keepDays = limits.order_address_days;
  const answer = async (act: 'accept' | 'refuse') => {
    if (busy !== null) return;
    if (act === 'accept' && !isComplete(address)) return setIncomplete(true);
    setBusy(act);
    try {
      await actOnOrder(order.id, act === 'accept' ? { act, address, remember: isKept } : { act });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Card edge pad className={css.promise} aria-labelledby="gift-promise">
        <h2 id="gift-promise">
          <Trans>Your address stays with the courier</Trans>
        </h2>
        <ul className={css.facts}>
          <li>
            <EyeOffIcon />
            <Trans>The sender never sees it, not even the city.</Trans>
          </li>
          <li>
            <PackageIcon />
            <Trans>The shop and the courier get it for this one delivery.</Trans>
          </li>
          <li>
            <TrashIcon />
            <Trans>It is deleted {keepDays} days after the end unless you keep it.</Trans>
          </li>
          <li>
            <HandIcon />
            <Trans>A gift asks for nothing back. You owe no reply.</Trans>
          </li>
        </ul>
      </Card>
      <SavedAddress />
      <Card edge pad aria-labelledby="gift-where">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void answer('accept');
          }}
        >
          <h2 id="gift-where">
            <Trans>Where should it go?</Trans>
          </h2>
          <p className="small muted">
            <Plural value={days} one="# day left to answer." other="# days left to answer." />
          </p>
          <AddressFields value={address} countries={order.countries} onChange={setTyped} />
          <Checkbox
            label={<Trans>Keep this address for my next gift</Trans>}
            checked={isKept}
            onChange={(event) => setKept(event.target.checked)}
          />
          {isIncomplete && !isComplete(address) ? (
            <p className={`small ${formCss.problem}`} role="alert">
              <Trans>Please enter the whole address.</Trans>
            </p>
          ) : null}
          <Button block type="submit" busy={busy === 'accept'} busyLabel={t`Sending`}>
            <Trans>Accept and send address</Trans>
          </Button>
          <Button block variant="line" busy={busy === 'refuse'} onClick={() => void answer('refuse')}>
            <Trans>Decline</Trans>
          </Button>
          <p className="small muted">
            <Trans>If you decline, the sender gets the gold back and sees only “declined”.</Trans>
          </p>
        </form>
      </Card>
    </>
  );
}
