import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOrderPage } from '@peonia/contract/mall/mall-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import type { DeskParts } from './desk-parts.ts';
import { useDeskAct } from './desk-queries.ts';

interface ActsProps {
  readonly order: DeskOrderPage;
  readonly parts: DeskParts;
}

/** What the shop may do with an order now. */
export function DeskOrderActs({ order: { id, acts, state }, parts }: ActsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, act } = useDeskAct(id, parts);
  const run = async (body: Parameters<typeof act>[0], done: string) => {
    if (await act(body)) toast.show({ text: done });
  };
  if (acts.length === 0) return null;
  return (
    <>
      {acts.includes('prepare') ? (
        <Button block busy={isBusy} onClick={() => void run({ act: 'prepare' }, t`The shop prepares it`)}>
          <Trans>Start preparing</Trans>
        </Button>
      ) : null}
      {acts.includes('deliver') ? (
        <DeliverForm
          isBusy={isBusy}
          onDeliver={(courier, tracking_number) =>
            void run({ act: 'deliver', courier, tracking_number }, t`Marked as delivered`)
          }
        />
      ) : null}
      {acts.includes('return') ? (
        <ReturnForm
          isBegun={state !== 'accepted'}
          isBusy={isBusy}
          onReturn={(reason) => void run({ act: 'return', reason }, t`All gold was given back`)}
        />
      ) : null}
    </>
  );
}

interface DeliverProps {
  readonly isBusy: boolean;
  readonly onDeliver: (courier: string, number: string) => void;
}

function DeliverForm({ isBusy, onDeliver }: DeliverProps) {
  const [courier, setCourier] = useState('');
  const [number, setNumber] = useState('');
  const isComplete = courier.trim() !== '' && number.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete) onDeliver(courier.trim(), number.trim());
  };
  return (
    <Card pad as="section">
      <form className="stack" onSubmit={submit}>
        <Field label={<Trans>Courier</Trans>}>
          <TextInput value={courier} maxLength={80} onChange={(event) => setCourier(event.target.value)} />
        </Field>
        <Field label={<Trans>Number of the parcel</Trans>}>
          <TextInput
            value={number}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
        <Button block type="submit" busy={isBusy} disabled={!isComplete}>
          <Trans>Mark as delivered</Trans>
        </Button>
      </form>
    </Card>
  );
}

interface ReturnProps {
  readonly isBegun: boolean;
  readonly isBusy: boolean;
  readonly onReturn: (reason: string) => void;
}

function ReturnForm({ isBegun, isBusy, onReturn }: ReturnProps) {
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onReturn(reason.trim());
  };
  return (
    <Card pad as="section">
      <form className="stack" onSubmit={submit}>
        <Field
          label={<Trans>Why the order ends</Trans>}
          hint={<Trans>It is logged. The buyer gets all gold back.</Trans>}
        >
          <Textarea rows={2} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Button block type="submit" variant="line" busy={isBusy} disabled={reason.trim() === ''}>
          {isBegun ? <Trans>Take the order back</Trans> : <Trans>Decline the order</Trans>}
        </Button>
      </form>
    </Card>
  );
}
