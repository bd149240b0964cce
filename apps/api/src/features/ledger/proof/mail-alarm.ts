import type { Config } from '../../../platform/config.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';

export interface LedgerAlarm {
  readonly state: 'unproved' | 'proved';
  /** Time of the failed proof, or when the incident began. */
  readonly since: string;
  /** Broken rules with the number of cases; empty if the proof is missing. */
  readonly rules: readonly string[];
}

/** Mails the operator that the books are not proved, or are again. In English, as the logs. */
export async function mailAlarm(
  { state, since, rules }: LedgerAlarm,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  if (config.alarmEmail === '') return;
  const { brand } = config;
  const cause = rules.length === 0 ? `No proof was made since ${since}.` : `Broken at ${since}: ${rules.join('; ')}.`;
  const [subject, paragraphs] =
    state === 'proved'
      ? [`${brand}: the books are proved again`, [`The incident of ${since} is over. Payouts are open again.`]]
      : [`${brand}: the books are not proved, payouts are closed`, [cause, 'See docs/runbooks/operate.md.']];
  await mailer.send(
    composeMail({
      template: 'books-alarm',
      class: 'operator',
      to: config.alarmEmail,
      language: 'en',
      subject,
      paragraphs,
      code: null,
      action: null,
      footer: brand,
    }),
  );
}
