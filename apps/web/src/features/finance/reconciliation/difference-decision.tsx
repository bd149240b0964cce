import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CorrectionAccount,
  correctionAccounts,
  type DifferenceCase,
} from '@peonia/contract/money/reconciliation.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { centsIn } from '../cents-in.ts';
import { accountLabels } from './reconciliation-labels.ts';
import { useDifferenceActs } from './reconciliation-queries.ts';
import * as css from './reconciliation.module.css';

const mostCents = 10_000_000;

/** Explains an open difference, asks for a correction, or opens an explained one again. */
export function DifferenceDecision({ difference }: { difference: DifferenceCase }) {
  const { t } = useLingui();
  const toast = useToast();
  const [text, setText] = useState('');
  const { isBusy, explain, ask } = useDifferenceActs(difference.id);
  if (difference.asked || (difference.state !== 'open' && difference.state !== 'explained')) return null;
  const isOpen = difference.state === 'open';
  const reason = text.trim();
  const isShort = !isReason(reason);
  const decide = async () => {
    if (!(await explain({ state: isOpen ? 'explained' : 'open', reason }))) return;
    setText('');
    toast.show({ text: isOpen ? t`The difference is explained.` : t`The difference is open again.` });
  };
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans>Decision</Trans>} level={3} />
      <Field label={<Trans>Reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
        <Textarea rows={2} value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="row wrap">
        <Button variant={isOpen ? 'primary' : 'line'} disabled={isShort} busy={isBusy} onClick={() => void decide()}>
          {isOpen ? <Trans>Mark as explained</Trans> : <Trans>Open again</Trans>}
        </Button>
      </div>
      {isOpen ? (
        <CorrectionForm
          isDisabled={isShort || isBusy}
          onAsk={async (correction) => {
            if (!(await ask({ ...correction, reason }))) return;
            setText('');
            toast.show({ text: t`Requested. A colleague has to confirm it.` });
          }}
        />
      ) : null}
    </Card>
  );
}

interface CorrectionFormProps {
  readonly isDisabled: boolean;
  readonly onAsk: (correction: { debit: CorrectionAccount; credit: CorrectionAccount; gold: number }) => Promise<void>;
}

/** Clearing is always one side of a correction; the form asks for the other one and the direction. */
function CorrectionForm({ isDisabled, onAsk }: CorrectionFormProps) {
  const { i18n } = useLingui();
  const [account, setAccount] = useState<CorrectionAccount>('fees');
  const [isToClearing, setToClearing] = useState(true);
  const [amount, setAmount] = useState('');
  const cents = centsIn(amount);
  const isAmount = cents > 0 && cents <= mostCents;
  const others = correctionAccounts.filter((name) => name !== 'clearing');
  const other = i18n._(accountLabels[account]);
  return (
    <fieldset className={css.form}>
      <legend>
        <Trans>Or correct the books</Trans>
      </legend>
      <div className={css.fields}>
        <Field label={<Trans>Other account</Trans>}>
          <Select
            value={account}
            options={others.map((value) => ({ value, label: i18n._(accountLabels[value]) }))}
            onChange={(event) => {
              const chosen = others.find((name) => name === event.target.value);
              if (chosen !== undefined) setAccount(chosen);
            }}
          />
        </Field>
        <Field label={<Trans>Goes to</Trans>}>
          <Select
            value={isToClearing ? 'to' : 'from'}
            options={[
              { value: 'to', label: i18n._(accountLabels.clearing) },
              { value: 'from', label: other },
            ]}
            onChange={(event) => setToClearing(event.target.value === 'to')}
          />
        </Field>
        <Field label={<Trans>Gold</Trans>}>
          <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
        </Field>
      </div>
      <Button
        variant="line"
        disabled={isDisabled || !isAmount}
        onClick={() =>
          void onAsk({
            debit: isToClearing ? account : 'clearing',
            credit: isToClearing ? 'clearing' : account,
            gold: cents / 100,
          })
        }
      >
        <Trans>Request correction</Trans>
      </Button>
      <p className="tiny muted">
        <Trans>
          Nothing moves until a colleague confirms. A fee that a provider kept goes from “Fees of providers” to
          clearing. Gold of members is never touched here.
        </Trans>
      </p>
    </fieldset>
  );
}
