import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceAct, PriceList } from '@peonia/contract/money/price-list.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { usePriceActs } from './price-queries.ts';

/** What the reader may do with a list now. */
export function PriceDecision({ list }: { list: PriceList }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, decide } = usePriceActs(list.id);
  const [text, setText] = useState('');
  const { acts, own, state } = list;
  if (acts.length === 0) return null;
  const reason = text.trim();
  const send = async (act: PriceAct, said: string) => {
    const body = { act, seen: list.changed_at, before_id: list.before_id, ...(reason === '' ? {} : { reason }) };
    if (await decide(body)) toast.show({ text: said });
  };
  const button = (act: PriceAct, label: string, said: string, isMain = false) =>
    acts.includes(act) ? (
      <Button
        variant={isMain ? 'primary' : 'line'}
        disabled={isBusy || (act !== 'submit' && act !== 'revise' && !isReason(reason))}
        onClick={() => void send(act, said)}
      >
        {label}
      </Button>
    ) : null;
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans>Decision</Trans>} level={3} />
      <p className="small muted">
        {state === 'planned' ? (
          <Trans>It is charged from its time on. Until then it can be cancelled.</Trans>
        ) : state === 'draft' ? (
          <Trans>Nothing is charged before a colleague has approved it.</Trans>
        ) : own ? (
          <Trans>You wrote this list, so a colleague has to approve it.</Trans>
        ) : (
          <Trans>Compare the changes and the receipts first. An approved list cannot be edited any more.</Trans>
        )}
      </p>
      <div className="row wrap">
        {button('submit', t`Ask for approval`, t`A colleague can approve it now.`, true)}
        {button('revise', t`Back to the draft`, t`It is a draft again.`)}
      </div>
      {acts.some((act) => act === 'approve' || act === 'refuse' || act === 'cancel') ? (
        <>
          <Field label={<Trans>Your reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
            <TextInput value={text} maxLength={500} autoComplete="off" onChange={(e) => setText(e.target.value)} />
          </Field>
          <div className="row wrap">
            {button('approve', t`Approve`, t`Approved. All processes follow within five seconds of its time.`, true)}
            {button('refuse', t({ message: 'Refuse', context: 'price' }), t`Refused. Nothing changes.`)}
            {button('cancel', t`Cancel this list`, t`Cancelled. Nothing changes.`)}
          </div>
        </>
      ) : null}
    </Card>
  );
}
