import { Trans, useLingui } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { PartnerNeeds } from './partner-needs.tsx';
import { useAnswerInvitation } from './use-application.ts';
import * as css from '../partners.module.css';

type Invitation = NonNullable<PartnerApplication['invitation']>;

interface CardProps {
  readonly application: PartnerApplication;
  readonly invitation: Invitation;
}

/** An open invitation: who may accept it, with what it needs first, or decline it with a word to the staff. */
export function InvitationCard({ application, invitation }: CardProps) {
  const { language } = useLanguage();
  const [isDeclining, setDeclining] = useState(false);
  const date = formatDate(language, new Date(invitation.expires_at), 'long');
  return (
    <Card pad edge as="section" className="stack" aria-labelledby="partner-invitation">
      <CardHead id="partner-invitation" title={<Trans>You are invited to become a partner</Trans>} />
      <blockquote className={css.words}>{invitation.reason}</blockquote>
      <p>
        <Trans>Above is what partners earn and what the rules are. You can answer until {date}.</Trans>
      </p>
      {isDeclining ? (
        <DeclineForm id={invitation.id} onBack={() => setDeclining(false)} />
      ) : (
        <AcceptForm application={application} id={invitation.id} onDecline={() => setDeclining(true)} />
      )}
    </Card>
  );
}

interface AcceptProps {
  readonly application: PartnerApplication;
  readonly id: number;
  readonly onDecline: () => void;
}

function AcceptForm({ application: { identified, two_step }, id, onDecline }: AcceptProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, accept } = useAnswerInvitation(id);
  const [isAgreed, setAgreed] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await accept()) toast.show({ text: t`Welcome! You are a partner now.` });
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <PartnerNeeds identified={identified} two_step={two_step} />
      <Checkbox
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={<Trans>I accept the rules of the programme above and the terms of use.</Trans>}
      />
      <div className="row wrap">
        <Button type="submit" busy={isBusy} disabled={!identified || !two_step || !isAgreed}>
          <Trans>Accept and become a partner</Trans>
        </Button>
        <Button variant="line" onClick={onDecline}>
          <Trans>Decline the invitation</Trans>
        </Button>
      </div>
    </form>
  );
}

function DeclineForm({ id, onBack }: { id: number; onBack: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, decline } = useAnswerInvitation(id);
  const [answer, setAnswer] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await decline(answer.trim())) toast.show({ text: t`You declined the invitation.` });
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Field
        label={<Trans>A word to our team</Trans>}
        hint={<Trans>At least five characters. Only our team reads it.</Trans>}
      >
        <Textarea
          ref={field}
          rows={2}
          value={answer}
          maxLength={500}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      <div className="row wrap">
        <Button type="submit" busy={isBusy} disabled={!isReason(answer)}>
          <Trans>Send and decline</Trans>
        </Button>
        <Button variant="line" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
