import { Trans, useLingui } from '@lingui/react/macro';
import { carriedAtOnce, type StaffMemberPage } from '@peonia/contract/moderation/members.ts';
import type { SimilarAccount, WaveAccount } from '@peonia/contract/moderation/risk.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useStaffSession } from '../staff-session/staff-session-queries.ts';
import { CarryPreview } from './carry-preview.tsx';
import { statusLabels } from './member-labels.ts';
import { useCarriedSanctions } from './member-queries.ts';
import { similarLabels } from './risk-labels.ts';
import * as css from './members.module.css';

/** An account with something in common, or connected through another one. */
type Connected = SimilarAccount & Partial<Pick<WaveAccount, 'via'>>;

interface CardProps {
  readonly member: Pick<StaffMemberPage, 'id' | 'status'>;
  readonly accounts: readonly Connected[];
}

/** Accounts that have something in common with the member. Those of a suspended member can be suspended with them. */
export function SimilarCard({ member, accounts, hasMore }: CardProps & { readonly hasMore: boolean }) {
  return (
    <Card pad as="section" aria-labelledby="member-similar">
      <h2 id="member-similar" className={css.heading}>
        <Trans>Similar accounts</Trans>
      </h2>
      {accounts.length === 0 ? (
        <p className="small muted">
          <Trans>No other account shares a device, an address, a means of payment, a picture or a referral.</Trans>
        </p>
      ) : (
        <>
          <ConnectedAccounts member={member} accounts={accounts} />
          {hasMore ? <MoreAccounts /> : null}
          <div>
            <Button size="sm" variant="line" href={`/staff/members/${member.id}/wave`}>
              <Trans>Ban wave: also accounts connected through these</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** Says that the list of connected accounts is not complete. */
export function MoreAccounts() {
  return (
    <p className="small muted">
      <Trans>There are more connected accounts than listed here; these have the most in common.</Trans>
    </p>
  );
}

/** The accounts, with what the own roles may do about them. */
export function ConnectedAccounts({ member, accounts }: CardProps) {
  const roles = useStaffSession()?.roles ?? [];
  const maySuspend = member.status === 'suspended' && isPermitted(roles, 'members.sanction');
  const mayRestore = accounts.some(({ carried }) => carried) && isPermitted(roles, 'members.sanction');
  return maySuspend || mayRestore ? (
    <CarryForm memberId={member.id} accounts={accounts} maySuspend={maySuspend} />
  ) : (
    <Accounts accounts={accounts} renderAct={() => null} />
  );
}

interface FormProps {
  readonly memberId: number;
  readonly accounts: readonly Connected[];
  readonly maySuspend: boolean;
}

function CarryForm({ memberId, accounts, maySuspend }: FormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, carry, end } = useCarriedSanctions(memberId);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const reason = text.trim();
  const isShort = !isReason(reason);
  const open = chosen.filter((id) => accounts.some((account) => account.id === id && account.status !== 'suspended'));
  const free = accounts.filter(({ status }) => status !== 'suspended').map(({ id }) => id);
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const run = async (work: Promise<boolean>) => {
    if (!(await work)) return;
    setAsking(false);
    setChosen([]);
    setText('');
    toast.show({ text: t`Done and logged` });
  };
  const count = open.length;
  return (
    <div className="stack">
      <Accounts
        accounts={accounts}
        renderAct={({ id, name, status, carried }) =>
          carried ? (
            <Button
              size="sm"
              variant="line"
              disabled={isShort || isBusy}
              aria-label={t`Restore ${name}`}
              onClick={() => void run(end(id, reason))}
            >
              <Trans>Restore</Trans>
            </Button>
          ) : maySuspend && status !== 'suspended' ? (
            <Checkbox
              hideLabel
              label={t`Choose ${name}`}
              checked={open.includes(id)}
              disabled={!open.includes(id) && open.length >= carriedAtOnce}
              onChange={() => toggle(id)}
            />
          ) : null
        }
      />
      {maySuspend && free.length > 1 ? (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setChosen(free.slice(0, carriedAtOnce))}>
            <Trans>Choose all that are not suspended</Trans>
          </Button>
        </div>
      ) : null}
      <Field
        label={<Trans>Reason, for the log</Trans>}
        hint={<Trans>At least five characters. The member does not see it.</Trans>}
      >
        <TextInput value={text} maxLength={500} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      {maySuspend ? (
        <div className="stack">
          <p className="small muted">
            <Trans>
              The chosen accounts are suspended for the same cause and time. Each member is told and may appeal.
            </Trans>
          </p>
          <div>
            <Button variant="danger" disabled={isShort || count === 0} onClick={() => setAsking(true)}>
              <Trans>Suspend the chosen accounts ({count})</Trans>
            </Button>
          </div>
          <CarryPreview
            accounts={accounts.filter(({ id }) => open.includes(id))}
            reason={reason}
            isOpen={isAsking && count > 0}
            isBusy={isBusy}
            onConfirm={() => void run(carry(open, reason))}
            onClose={() => setAsking(false)}
          />
        </div>
      ) : null}
    </div>
  );
}

interface ListProps {
  readonly accounts: readonly Connected[];
  readonly renderAct: (account: Connected) => ReactNode;
}

function Accounts({ accounts, renderAct }: ListProps) {
  return (
    <ul className={css.similar}>
      {accounts.map((account) => (
        <li key={account.id}>
          <SimilarRow account={account} />
          {renderAct(account)}
        </li>
      ))}
    </ul>
  );
}

function SimilarRow({ account: { id, name, status, reasons, carried, seen_at, via } }: { account: Connected }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const between = via?.name ?? '';
  const words = [
    ...(between === '' ? [] : [t`Through ${between}`]),
    ...reasons.map((reason) => i18n._(similarLabels[reason])),
    ...(carried ? [t`Suspended together with this member`] : []),
  ];
  const day = seen_at === null ? null : formatDate(language, new Date(seen_at), 'medium');
  return (
    <span className="grow">
      <Link className="link" href={`/staff/members/${id}`}>
        {name}
      </Link>{' '}
      <span className="small muted">
        {[id, i18n._(statusLabels[status]), day].filter((one) => one !== null).join(' · ')}
      </span>
      <span className="small">{words.join(' · ')}</span>
    </span>
  );
}
