import type { Config } from '../../../platform/config/config.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';

export interface LedgerAlarm {
  readonly state: 'unproved' | 'proved';
  /** Time of the failed proof, or when the incident began. */
  readonly since: string;
  /** Broken rules with the number of cases; empty if the proof is missing. */
  readonly rules: readonly string[];
}

const sampleSince = '2026-03-01T04:00:00.000Z';

/** In English in every language, as the logs. */
export const booksAlarmMail = mailTemplate<LedgerAlarm>({
  name: 'books-alarm',
  class: 'operator',
  samples: [
    {
      name: 'unproved',
      values: { state: 'unproved', since: sampleSince, rules: ['the wallets are the sum of their transfers (2)'] },
    },
    { name: 'no-proof', values: { state: 'unproved', since: sampleSince, rules: [] } },
    { name: 'proved', values: { state: 'proved', since: sampleSince, rules: [] } },
  ],
  write({ state, since, rules }, { brand }) {
    const cause = rules.length === 0 ? `No proof was made since ${since}.` : `Broken at ${since}: ${rules.join('; ')}.`;
    return state === 'proved'
      ? {
          subject: `${brand}: the books are proved again`,
          paragraphs: [`The incident of ${since} is over. Payouts are open again.`],
          footer: brand,
        }
      : {
          subject: `${brand}: the books are not proved, payouts are closed`,
          paragraphs: [cause, 'See docs/runbooks/operate.md.'],
          footer: brand,
        };
  },
});

/** Mails the operator that the books are not proved, or are again. */
export async function mailAlarm(
  alarm: LedgerAlarm,
  { config, mailer }: { readonly config: Pick<Config, 'alarmEmail'>; readonly mailer: Mailer },
): Promise<void> {
  if (config.alarmEmail === '') return;
  await mailer.send(booksAlarmMail, { to: config.alarmEmail, language: 'en', values: alarm });
}
