import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HealthFact, HealthFactName } from '@peonia/contract/operation/health.ts';
import { formatDateTime, formatNumber } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { formatBytes } from './format-bytes.ts';
import { StateMark } from './state-mark.tsx';
import * as css from './health.module.css';

interface FactText {
  readonly label: MessageDescriptor;
  /** What to do where it is not good. */
  readonly help: MessageDescriptor;
}

const texts: Readonly<Record<HealthFactName, FactText>> = {
  books_breaches: {
    label: msg`Rules the books break`,
    help: msg`Payouts stop until a proof is sound. The log names the rule.`,
  },
  webhooks_received: { label: msg`Webhooks in 24 hours`, help: msg`Payment events of the providers.` },
  webhooks_refused: {
    label: msg`Webhooks refused in 24 hours`,
    help: msg`Amount, currency, merchant or order did not match. The log says which.`,
  },
  webhooks_waiting: { label: msg`Webhooks that wait`, help: msg`A worker applies them. Without one they stay here.` },
  mails_sent: { label: msg`Mails in 24 hours`, help: msg`Mails that the mail server took.` },
  mails_failed: {
    label: msg`Mails that failed in 24 hours`,
    help: msg`The mail server was away or refused them. They are tried again.`,
  },
  mails_bounced: {
    label: msg`Mails that came back in 24 hours`,
    help: msg`Above 2 % providers slow mail down, above 5 % they stop it.`,
  },
  mails_complained: {
    label: msg`Mails marked as spam in 24 hours`,
    help: msg`Above 0.1 % mailboxes begin to refuse all mail.`,
  },
  mail_webhooks_refused: {
    label: msg`Mail reports refused in 24 hours`,
    help: msg`Their signature did not fit. Check MAIL_WEBHOOK_KEY and the clock.`,
  },
  translation_engine: {
    label: msg`Translation service`,
    help: msg`Without one, members see the translator of their browser.`,
  },
  translation_characters: {
    label: msg`Characters translated today`,
    help: msg`By machine, of the daily shares of all members.`,
  },
  media_bytes: { label: msg`Uploaded files`, help: msg`As they came in; counted every ten minutes.` },
  database_bytes: { label: msg`Database`, help: msg`With all indexes.` },
  disk_free_percent: { label: msg`Free disk`, help: msg`Uploads stop when a tenth is left.` },
  backup_at: { label: msg`Newest backup`, help: msg`Runs daily. The program has to know the folder (BACKUP_DIR).` },
};

/** Every fact with its state; help stands below those that are not good. */
export function FactList({ facts }: { facts: readonly HealthFact[] }) {
  return (
    <Card pad edge as="section" aria-labelledby="health-facts">
      <CardHead id="health-facts" title={<Trans>State</Trans>} />
      <dl className={css.facts}>
        {facts.map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </dl>
    </Card>
  );
}

function Fact({ fact }: { fact: HealthFact }) {
  const { i18n } = useLingui();
  const { label, help } = texts[fact.name];
  return (
    <div className={css.fact}>
      <dt>
        {i18n._(label)}
        {fact.state === 'good' ? null : <span className={css.help}>{i18n._(help)}</span>}
      </dt>
      <dd>
        <FactValue fact={fact} />
        <StateMark state={fact.state} />
      </dd>
    </div>
  );
}

function FactValue({ fact: { name, value, at } }: { fact: HealthFact }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const date = at === null ? null : new Date(at);
  const time = date === null ? '' : formatDateTime(language, date, 'short');
  if (name === 'backup_at') return <span className="tabular">{time}</span>;
  if (value === null) return null;
  const number = formatNumber(language, value);
  if (name === 'translation_engine') return <span>{value === 1 ? t`configured` : t`not configured`}</span>;
  if (name === 'disk_free_percent') return <span className="tabular">{`${number} %`}</span>;
  if (name === 'media_bytes' || name === 'database_bytes')
    return <span className="tabular">{formatBytes(language, value)}</span>;
  return (
    <span className="tabular">
      {number}
      {name === 'books_breaches' && date !== null ? <span className={css.help}>{t`Proof of ${time}`}</span> : null}
    </span>
  );
}
