import { Readable } from 'node:stream';
import type { downloadAffiliateFigures as endpoint } from '@peonia/contract/partners/partners.ts';
import { asText } from '@peonia/core/csv.ts';
import { formatPlainDecimal } from '@peonia/i18n/format.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { spreadsheet } from '../../ledger/public.ts';
import { linksOf } from '../links/link.sql.ts';
import { figuresByAll } from './figures.sql.ts';
import { spanDays } from './read-figures.ts';

const columns = ['day', 'campaign', 'code', 'country', 'clicks', 'registrations', 'active', 'paying', 'cash', 'earned'];

/** A row for each day, campaign and country of the last 12 months, newest first, at most 10,000. */
export async function downloadFigures({ db, caller, language }: Call<typeof endpoint>): Promise<FileReply> {
  const rows = await figuresByAll.all(db, { member_id: caller.id, days: spanDays.year });
  const names = new Map((await linksOf.all(db, { member_id: caller.id })).map(({ pid, campaign }) => [pid, campaign]));
  const lines = rows.map(({ key, clicks, registrations, active, paying, cash, gold }) => {
    const [day = '', pid = '', country = ''] = key.split(' ');
    return [
      day,
      asText(names.get(pid) ?? ''),
      asText(pid),
      country === 'ZZ' ? '' : country,
      ...[clicks, registrations, active, paying].map(String),
      formatPlainDecimal(language, cash),
      formatPlainDecimal(language, gold),
    ];
  });
  const head = columns.map((column) => serverText(language, `figures.${column}`));
  const content = Buffer.from(spreadsheet([head, ...lines], language));
  return new FileReply(Readable.from([content]), {
    type: 'text/csv; charset=utf-8',
    name: 'figures.csv',
    bytes: content.length,
  });
}
