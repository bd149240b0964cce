import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffApplication } from '@peonia/contract/partners/partners.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { useDecideApplication } from './partner-queries.ts';
import * as css from './partners.module.css';

/** An application: who, why, and the decision. */
export function ApplicationCard({ application }: { application: StaffApplication }) {
  const { language } = useLanguage();
  const { name, user_id, about, identified, two_step, joined_at, applied_at, state, reason, decided_by } = application;
  const applied = formatDate(language, new Date(applied_at), 'long');
  const joined = joined_at === null ? '' : formatDate(language, new Date(joined_at), 'long');
  const by = decided_by ?? '';
  return (
    <Card pad as="article" className="stack">
      <CardHead title={`${name}, ${user_id}`} />
      <p className={css.about}>{about}</p>
      <p className="small muted">
        <Trans>
          Applied on {applied}, joined on {joined}.
        </Trans>
        <SentenceSpace />
        {identified ? <Trans>Identity verified.</Trans> : <Trans>Identity no longer verified.</Trans>}
        <SentenceSpace />
        {two_step ? <Trans>Two-step login on.</Trans> : <Trans>Two-step login off.</Trans>}
      </p>
      {state === 'open' ? (
        <Decide application={application} />
      ) : (
        <p>
          <b>{state === 'approved' ? <Trans>Approved by {by}</Trans> : <Trans>Declined by {by}</Trans>}</b>
          {reason === null ? null : `: ${reason}`}
        </p>
      )}
    </Card>
  );
}

function Decide({ application: { id, identified, two_step } }: { application: StaffApplication }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, decide } = useDecideApplication(id);
  const [reason, setReason] = useState('');
  const isShort = !isReason(reason);
  const send = async (approve: boolean) => {
    if (await decide({ approve, reason: reason.trim() })) toast.show({ text: t`Decided. The member gets a mail.` });
  };
  return (
    <>
      <Field
        label={<Trans>Reason, as the member reads it</Trans>}
        hint={<Trans>At least five characters; it is logged.</Trans>}
      >
        <Textarea rows={2} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="row wrap">
        <Button busy={isBusy} disabled={isShort || !identified || !two_step} onClick={() => void send(true)}>
          <Trans>Make a partner</Trans>
        </Button>
        <Button variant="line" disabled={isShort || isBusy} onClick={() => void send(false)}>
          <Trans context="partner">Decline</Trans>
        </Button>
      </div>
    </>
  );
}
