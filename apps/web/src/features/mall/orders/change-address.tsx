import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryAddress, MallOrderPage } from '@peonia/contract/mall/mall.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { actOnOrder } from '../queries.ts';
import { AddressFields, isComplete } from './address-fields.tsx';

interface ChangeProps {
  readonly order: MallOrderPage;
  readonly address: DeliveryAddress;
}

/** The recipient corrects the address until the shop prepares the order. */
export function ChangeAddress({ order: { id, countries }, address }: ChangeProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [typed, setTyped] = useState<DeliveryAddress | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (typed === null)
    return (
      <Button block variant="line" onClick={() => setTyped(address)}>
        <Trans>Change the address</Trans>
      </Button>
    );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await actOnOrder(id, { act: 'address', address: typed });
      setTyped(null);
      toast.show({ text: t`The shop has your new address` });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <AddressFields value={typed} countries={countries} onChange={setTyped} />
      <Button block type="submit" busy={isBusy} busyLabel={t`Sending`} disabled={!isComplete(typed)}>
        <Trans>Save the address</Trans>
      </Button>
      <Button block variant="ghost" onClick={() => setTyped(null)}>
        <Trans>Keep the old one</Trans>
      </Button>
    </form>
  );
}
