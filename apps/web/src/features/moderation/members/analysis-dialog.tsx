import { Trans, useLingui } from '@lingui/react/macro';
import type { Analysis } from '@peonia/contract/staff/staff.ts';
import { formatDate, formatGold, formatNumber } from '@peonia/i18n/format.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import * as css from '../staff.module.css';

/** What is known of a member, within the reader's role. */
export function AnalysisDialog({ analysis, onClose }: { analysis: Analysis | null; onClose: () => void }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(analysis);
  if (analysis !== null && analysis !== shown) setShown(analysis);
  if (shown === null) return null;
  return (
    <Dialog
      open={analysis !== null}
      onClose={onClose}
      title={<Trans>Analysis of {shown.name}</Trans>}
      closeLabel={t`Close`}
    >
      <div className="stack">
        <Facts analysis={shown} />
        {shown.log === undefined ? null : <LogPart log={shown.log} />}
        {shown.trade === undefined ? null : <TradePart trade={shown.trade} />}
        {shown.message === undefined ? null : <MessagePart message={shown.message} />}
        <Link className="link" href={`/profile/${shown.user_id}`}>
          <Trans>Open the profile</Trans>
        </Link>
      </div>
    </Dialog>
  );
}

function Facts({ analysis: { user_id, status, joined_at, partner, login_at } }: { analysis: Analysis }) {
  const day = useDay();
  return (
    <dl className={css.staffFacts}>
      <Row label={<Trans>Number</Trans>}>{user_id}</Row>
      <Row label={<Trans>Account</Trans>}>
        {status === 'active' ? (
          <Trans>open</Trans>
        ) : status === 'suspended' ? (
          <Trans>suspended</Trans>
        ) : (
          <Trans>closed</Trans>
        )}
      </Row>
      <Row label={<Trans>Here since</Trans>}>{day(joined_at)}</Row>
      <Row label={<Trans>Partner</Trans>}>{partner ? <Trans>yes</Trans> : <Trans>no</Trans>}</Row>
      {login_at === undefined ? null : <Row label={<Trans>Last login</Trans>}>{day(login_at)}</Row>}
    </dl>
  );
}

function LogPart({ log }: { log: NonNullable<Analysis['log']> }) {
  return (
    <Part title={<Trans>Log</Trans>}>
      <Row label={<Trans>Devices, sessions</Trans>}>
        {log.devices}, {log.sessions}
      </Row>
      <Row label={<Trans>Countries</Trans>}>{log.countries.join(', ') || '–'}</Row>
      <Row label={<Trans>Reports about them</Trans>}>
        <Trans>
          {log.complaints_about}, {log.complaints_upheld} upheld
        </Trans>
      </Row>
      <Row label={<Trans>Reports they made</Trans>}>{log.complaints_made}</Row>
      <Row label={<Trans>Warnings and suspensions</Trans>}>
        {log.warnings} · {log.suspensions}
      </Row>
    </Part>
  );
}

function TradePart({ trade }: { trade: NonNullable<Analysis['trade']> }) {
  const { language } = useLanguage();
  const day = useDay();
  const gold = (amount: number) => formatGold(language, Math.round(amount * 100));
  return (
    <Part title={<Trans>Trade, in gold</Trans>}>
      <Row label={<Trans>Bought</Trans>}>{gold(trade.bought)}</Row>
      <Row label={<Trans>Spent</Trans>}>{gold(trade.spent)}</Row>
      <Row label={<Trans>Earned</Trans>}>{gold(trade.earned)}</Row>
      <Row label={<Trans>Transactions, most recent</Trans>}>
        {trade.movements}, {day(trade.last_at)}
      </Row>
    </Part>
  );
}

function MessagePart({ message }: { message: NonNullable<Analysis['message']> }) {
  const { language } = useLanguage();
  const count = (number: number) => formatNumber(language, number);
  return (
    <Part title={<Trans>Messages</Trans>}>
      <Row label={<Trans>Conversations</Trans>}>{count(message.conversations)}</Row>
      <Row label={<Trans>Begun, answered</Trans>}>
        {count(message.begun)}, {count(message.answered)}
      </Row>
      <Row label={<Trans>Sent, in 7 days</Trans>}>
        {count(message.sent)}, {count(message.sent_7_days)}
      </Row>
      <Row label={<Trans>Received</Trans>}>{count(message.received)}</Row>
    </Part>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="small">{title}</h3>
      <dl className={css.staffFacts}>{children}</dl>
    </section>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function useDay(): (at: string | null) => string {
  const { language } = useLanguage();
  return (at) => (at === null ? '–' : formatDate(language, new Date(at), 'long'));
}
