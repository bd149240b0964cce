import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffPartner } from '@peonia/contract/partners/partner-invitations.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationView } from './invitation-view.tsx';
import { useInvitationActs, useStaffPartner } from './partner-queries.ts';

/** Where a member stands with the partner programme, and the invitation to it. Stands alone; for the money desk. */
export function PartnerPanel({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useStaffPartner(memberId);
  if (data !== undefined)
    return (
      <div className="stack">
        <PartnerFacts partner={data} />
        {data.partner || data.applied || data.invitations[0]?.state === 'open' ? null : <Invite memberId={memberId} />}
        {data.invitations.map((invitation) => (
          <InvitationView key={invitation.id} invitation={invitation} />
        ))}
      </div>
    );
  return error === null ? (
    <Loading label={t`Loading`} shape="row" count={2} />
  ) : (
    <ListError error={error} isCompact onRetry={() => void refetch()} />
  );
}

function PartnerFacts({ partner: { partner, applied, identified, two_step, terms } }: { partner: StaffPartner }) {
  return (
    <>
      <p>
        {partner ? (
          <b>
            <Trans>Is a partner.</Trans>
          </b>
        ) : applied ? (
          <Link className="link" href="/staff/partners">
            <Trans>Has applied. Decide the application.</Trans>
          </Link>
        ) : (
          <Trans>Is no partner.</Trans>
        )}
      </p>
      <p className="small muted">
        {identified ? <Trans>Identity verified.</Trans> : <Trans>Identity not verified.</Trans>}{' '}
        {two_step ? <Trans>Two-step login on.</Trans> : <Trans>Two-step login off.</Trans>}{' '}
        {terms ? <Trans>Terms for partners accepted.</Trans> : <Trans>Terms for partners not accepted.</Trans>}
      </p>
    </>
  );
}

function Invite({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, invite } = useInvitationActs(memberId);
  const send = async (reason: string) => {
    if (await invite(reason)) toast.show({ text: t`The invitation was sent.` });
  };
  return (
    <InvitationForm
      label={<Trans>Why we invite, as the member reads it</Trans>}
      hint={
        <Trans>At least five characters; it is logged. What is missing, the member sees with the invitation.</Trans>
      }
      action={<Trans>Invite as a partner</Trans>}
      isBusy={isBusy}
      onSend={send}
    />
  );
}
