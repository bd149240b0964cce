import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { footerOf, paperTime, type Paper } from '../../../platform/pdf/paper.ts';
import type { StatementRow } from './statement.sql.ts';

/** "November 16, 2026 – November 22, 2026", by UTC. */
export function weekText(week: string, language: Language): string {
  const from = new Date(`${week}T00:00:00Z`);
  const until = new Date(from);
  until.setUTCDate(until.getUTCDate() + 6);
  return [from, until].map((day) => formatDate(language, day, 'long', 'UTC')).join(' – ');
}

export function statementPaper(
  row: StatementRow,
  { brand, publicUrl, language, name }: Pick<Config, 'brand' | 'publicUrl'> & { language: Language; name: string },
): Paper {
  const say = (id: string, values: Record<string, string | number> = {}) =>
    serverText(language, `paper.statement.${id}`, { brand, ...values });
  const gold = (amount: number) => serverText(language, 'paper.gold', { gold: formatGold(language, amount) });
  const kinds = Object.entries(row.kinds).toSorted(([, one], [, other]) => other.amount - one.amount);
  const made = paperTime(language, row.made_at);
  return {
    language,
    brand,
    title: say('title'),
    footer: footerOf({ brand, publicUrl }),
    created: row.made_at,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [say('partner'), name],
          [say('week'), weekText(row.week, language)],
          [say('number'), `${row.id}`],
        ],
      },
      { kind: 'heading', text: say('earned') },
      {
        kind: 'table',
        columns: [
          { head: serverText(language, 'paper.what'), share: 4 },
          { head: say('count'), share: 2, isNumber: true },
          { head: serverText(language, 'paper.amount'), share: 3, isNumber: true },
        ],
        rows: [
          ...kinds.map(([type, { count, amount }]) => [
            serverText(language, type === 'referral' ? 'earnings.referral' : `bill.kind.${type}`),
            `${count}`,
            gold(amount),
          ]),
          [say('total'), `${kinds.reduce((sum, [, { count }]) => sum + count, 0)}`, gold(row.earned)],
        ],
      },
      { kind: 'heading', text: say('available') },
      {
        kind: 'facts',
        rows: [
          [say('opened'), gold(row.opened)],
          [say('matured'), gold(row.matured)],
          [say('cashed'), gold(row.cashed)],
          [say('taken'), gold(row.taken)],
          [say('closed'), gold(row.closed)],
        ],
      },
      { kind: 'heading', text: say('made', { time: made }) },
      {
        kind: 'facts',
        rows: [
          [say('pending'), gold(row.pending)],
          ...(row.owed === 0 ? [] : ([[say('owed'), gold(row.owed)]] as const)),
        ],
      },
      { kind: 'note', text: say('note') },
    ],
  };
}
