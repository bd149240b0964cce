import { Trans, useLingui } from '@lingui/react/macro';
import type { RoleRequest } from '@peonia/contract/staff/role-desk.ts';
import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { formatDate, formatList } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SecondPersonForm } from '../staff-queue/second-person-form.tsx';
import { roleLabels } from '../staff-session/role-labels.ts';
import { useRoleActs } from './role-queries.ts';

/** Changes that wait. A second administrator confirms or declines; who asked can take it back. */
export function RoleRequests({ requests }: { requests: readonly RoleRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Card pad edge as="section" aria-labelledby="role-requests" className="stack">
      <CardHead id="role-requests" title={<Trans>Waiting for a second administrator</Trans>} />
      {requests.map((request) => (
        <WaitingChange key={request.id} request={request} />
      ))}
    </Card>
  );
}

function WaitingChange({ request }: { request: RoleRequest }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { isBusy, decide } = useRoleActs();
  const { name, asked_by } = request;
  const listOf = (roles: readonly StaffRole[]) =>
    roles.length === 0
      ? t`no role`
      : formatList(
          language,
          roles.map((role) => i18n._(roleLabels[role])),
        );
  const send = async (confirm: boolean, reason: string) => {
    if (!(await decide({ request: request.id, confirm, reason }))) return;
    toast.show({
      text: confirm ? t`Confirmed. The member is told by mail.` : t`The request was closed. The roles stay.`,
    });
  };
  return (
    <article className="stack" aria-label={name}>
      <p>
        <b>{name}</b>: {listOf(request.before)} → <b>{listOf(request.roles)}</b>
      </p>
      <p className="small">
        <Trans>Requested by {asked_by}</Trans>: {request.reason} ·{' '}
        {formatDate(language, new Date(request.asked_at), 'short')}
      </p>
      {request.about_reader && !request.own ? (
        <p className="small muted">
          <Trans>This is about you, so another administrator has to confirm it.</Trans>
        </p>
      ) : null}
      <SecondPersonForm
        isOwn={request.own}
        mayConfirm={!request.about_reader}
        isBusy={isBusy}
        onDecide={(confirm, reason) => void send(confirm, reason)}
      />
    </article>
  );
}
