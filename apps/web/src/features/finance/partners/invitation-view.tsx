import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffInvitation } from '@peonia/contract/partners/partner-invitations.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { invitationLabels } from './invitation-labels.ts';
import { useInvitationActs } from './partner-queries.ts';
import * as css from './partners.module.css';

/** One invitation: who invited, until when, what came of it; an open one can be withdrawn. */
export function InvitationView({ invitation }: { invitation: StaffInvitation }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { isBusy, withdraw } = useInvitationActs(invitation.user_id);
  const { id, state, reason, answer, invited_by } = invitation;
  const dateOf = (iso: string) => formatDate(language, new Date(iso), 'long');
  const [invited, expires] = [dateOf(invitation.invited_at), dateOf(invitation.expires_at)];
  const send = async (text: string) => {
    if (await withdraw(id, text)) toast.show({ text: t`The invitation was withdrawn.` });
  };
  return (
    <div className="stack">
      <p>
        <b>{i18n._(invitationLabels[state])}</b>
        {invitation.closed_at === null ? null : ` · ${dateOf(invitation.closed_at)}`}
      </p>
      <p className={css.about}>{reason}</p>
      <p className="small muted">
        <Trans>
          {invited_by} invited on {invited}; open until {expires}.
        </Trans>
      </p>
      {answer === null ? null : (
        <p className={css.about}>
          {state === 'declined' ? <Trans>The member writes:</Trans> : <Trans>Withdrawn because:</Trans>} {answer}
        </p>
      )}
      {state === 'open' ? (
        <InvitationForm
          label={<Trans>Why it is withdrawn</Trans>}
          hint={<Trans>At least five characters; it is logged.</Trans>}
          action={<Trans>Withdraw the invitation</Trans>}
          variant="line"
          isBusy={isBusy}
          onSend={send}
        />
      ) : null}
    </div>
  );
}
