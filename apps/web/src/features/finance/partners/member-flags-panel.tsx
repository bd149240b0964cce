import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberFlags } from '@peonia/contract/partners/partners.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useFlags, useSaveFlags, useStaffPartner } from './partner-queries.ts';
import * as css from './partners.module.css';

/** Partner, mall, free VIP and the personal price of a member. Stands alone; for administrators. */
export function MemberFlagsPanel({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useFlags(memberId);
  if (data !== undefined) return <FlagsForm flags={data} />;
  return error === null ? (
    <Loading label={t`Loading`} shape="row" count={3} />
  ) : (
    <ListError error={error} isCompact onRetry={() => void refetch()} />
  );
}

function FlagsForm({ flags }: { flags: MemberFlags }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, save } = useSaveFlags(flags.user_id);
  const proofs = useStaffPartner(flags.user_id).data;
  const isReady = proofs !== undefined && proofs.identified && proofs.two_step && proofs.terms;
  const [set, setSet] = useState({ partner: flags.partner, mall: flags.mall, free: flags.free });
  const [rate, setRate] = useState(flags.rate === null ? '' : String(flags.rate));
  const [runBy, setRunBy] = useState(flags.run_by === null ? '' : String(flags.run_by.user_id));
  const [reason, setReason] = useState('');
  const number = rate.trim() === '' ? null : Number(rate.trim().replace(',', '.'));
  const isRate = number === null || (number >= 0.01 && number <= 1_000);
  const isNumber = /^(?:[1-9]\d{0,14})?$/.test(runBy.trim());
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (
      !(await save({ ...set, rate: number, run_by: runBy.trim() === '' ? null : Number(runBy), reason: reason.trim() }))
    )
      return;
    setReason('');
    toast.show({ text: t`Saved.` });
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <p>
        <b>{flags.name}</b>
      </p>
      <Checkbox
        checked={set.partner}
        onChange={(event) => setSet({ ...set, partner: event.target.checked })}
        label={<Trans>Partner</Trans>}
        disabled={!flags.partner && !isReady}
        hint={
          flags.partner ? null : isReady ? (
            <Trans>Identity, two-step login and accepted terms are there.</Trans>
          ) : (
            <Trans>Invite the member: it takes a verified identity, two-step login and accepted terms.</Trans>
          )
        }
      />
      <Checkbox
        checked={set.mall}
        onChange={(event) => setSet({ ...set, mall: event.target.checked })}
        label={<Trans>The mall is open to this member</Trans>}
      />
      <Checkbox
        checked={set.free}
        onChange={(event) => setSet({ ...set, free: event.target.checked })}
        label={<Trans>VIP without paying</Trans>}
      />
      <Field
        label={<Trans>USD per gold</Trans>}
        hint={<Trans>Empty for the common price.</Trans>}
        error={isRate ? undefined : <Trans>Enter a price from 0.01 to 1000.</Trans>}
      >
        <TextInput
          className={css.rate}
          inputMode="decimal"
          value={rate}
          autoComplete="off"
          onChange={(event) => setRate(event.target.value)}
        />
      </Field>
      <Field
        label={<Trans>Number of the partner who runs this account</Trans>}
        hint={<RunByHint runBy={flags.run_by} />}
        error={isNumber ? undefined : <Trans>Enter the number of a partner.</Trans>}
      >
        <TextInput
          className={css.rate}
          inputMode="numeric"
          value={runBy}
          autoComplete="off"
          onChange={(event) => setRunBy(event.target.value)}
        />
      </Field>
      <Field label={<Trans>Your reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
        <TextInput
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={isBusy} disabled={!isRate || !isNumber || !isReason(reason)}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

function RunByHint({ runBy }: { runBy: MemberFlags['run_by'] }) {
  if (runBy === null) return <Trans>Empty where members run their account themselves.</Trans>;
  const { name } = runBy;
  return runBy.declared ? (
    <Trans>{name}, declared by staff. Clear it where members run their account themselves.</Trans>
  ) : (
    <Trans>
      Recognised: came through a link of {name} and shares a device or an address. Clear it if that is wrong.
    </Trans>
  );
}
