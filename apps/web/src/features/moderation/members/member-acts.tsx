import { Trans, useLingui } from '@lingui/react/macro';
import { complaintReasons, type ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { suspensionDays } from '@peonia/contract/moderation/complaints.ts';
import { memberActs, sanctionActs, type MemberAct, type StaffMemberPage } from '@peonia/contract/moderation/members.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { useOwnDraftText } from '../../../platform/store/use-draft-fields.ts';
import { reportReasonLabels } from '../report/report-reasons.ts';
import { useStaffSession } from '../staff-session/staff-session-queries.ts';
import { actLabels } from './member-labels.ts';
import { type MemberActBody, useMemberAct } from './member-queries.ts';
import * as css from './members.module.css';

const start = { act: 'note' as MemberAct, cause: '' as ComplaintReason | '', days: 7, birthday: '' };

/** Acts that the own roles permit, each with a reason for the log. */
export function MemberActs({ member: { id, status, sections } }: { member: StaffMemberPage }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const roles = useStaffSession()?.roles ?? [];
  const { isBusy, act: send } = useMemberAct(id);
  const [{ act, cause, days, birthday }, setDraft] = useState(start);
  const [reason, setReason] = useOwnDraftText(`staff:member:${id}`);
  const change = (part: Partial<typeof start>) => setDraft((now) => ({ ...now, ...part }));
  const running = sections
    .flatMap(({ rows }) => rows)
    .filter(({ kind }) => kind === 'suspend' || kind === 'ban').length;
  const acts = (Object.keys(memberActs) as MemberAct[]).filter(
    (one) =>
      isPermitted(roles, memberActs[one]) &&
      (one !== 'restore' || status === 'suspended') &&
      (one !== 'merge_sanctions' || running > 1) &&
      (one !== 'delete' || status !== 'closed'),
  );
  const isSanction = (sanctionActs as readonly MemberAct[]).includes(act);
  const grace = limits.closed_account_days;
  const isReady = isReason(reason) && (!isSanction || cause !== '') && (act !== 'correct_birthday' || birthday !== '');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const body: MemberActBody = {
      act,
      reason: reason.trim(),
      ...(isSanction && cause !== '' ? { cause } : {}),
      ...(act === 'suspend' ? { days } : {}),
      ...(act === 'correct_birthday' ? { birthday } : {}),
    };
    if (!(await send(body))) return;
    setDraft(start);
    setReason('');
    toast.show({ text: t`Done and logged` });
  };
  return (
    <Card pad as="form" className="stack" aria-label={t`Act`} onSubmit={(event: SubmitEvent) => void submit(event)}>
      <h2 className={css.heading}>
        <Trans>What to do</Trans>
      </h2>
      <Field label={<Trans>Act</Trans>}>
        <Select
          value={act}
          options={acts.map((value) => ({ value, label: i18n._(actLabels[value]) }))}
          onChange={(event) => change({ act: event.target.value as MemberAct })}
        />
      </Field>
      {isSanction ? (
        <Field label={<Trans>What for: the member reads it in their language</Trans>}>
          <Select
            value={cause}
            placeholder={t`Choose a reason`}
            options={complaintReasons.map((value) => ({ value, label: i18n._(reportReasonLabels[value]) }))}
            onChange={(event) => change({ cause: event.target.value as ComplaintReason | '' })}
          />
        </Field>
      ) : null}
      {act === 'suspend' ? (
        <Field label={<Trans>Days</Trans>}>
          <Select
            value={String(days)}
            options={suspensionDays.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => change({ days: Number(event.target.value) })}
          />
        </Field>
      ) : null}
      {act === 'correct_birthday' ? (
        <Field label={<Trans>The right birthday</Trans>}>
          <TextInput type="date" value={birthday} onChange={(event) => change({ birthday: event.target.value })} />
        </Field>
      ) : null}
      {act === 'delete' ? (
        <p className="small muted">
          <Trans>
            The account is hidden at once and deleted after {grace} days. The member is told, and can take it back until
            then. The books and this log stay.
          </Trans>
        </p>
      ) : null}
      {act === 'merge_sanctions' ? (
        <p className="small muted">
          <Trans>The longest suspension stays. The others end, and no longer count as sanctions of their own.</Trans>
        </p>
      ) : null}
      <Field
        label={act === 'note' ? <Trans>Note</Trans> : <Trans>Reason, for the log</Trans>}
        hint={<Trans>At least five characters. The member does not see it.</Trans>}
      >
        <TextInput
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant={isSanction || act === 'reset_second_step' || act === 'delete' ? 'danger' : 'primary'}
          disabled={!isReady}
          busy={isBusy}
          busyLabel={t`Sending`}
        >
          {i18n._(actLabels[act])}
        </Button>
      </div>
    </Card>
  );
}
