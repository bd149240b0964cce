import type {
  downloadPartnerStatement as downloadEndpoint,
  listPartnerStatements as listEndpoint,
  PartnerStatement,
} from '@peonia/contract/partners/partner-statements.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Config } from '../../../platform/config/config.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { pdfReply } from '../../../platform/pdf/pdf-reply.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { statementPaper } from './statement-paper.ts';
import { statementById, statementsOf, type StatementRow } from './statement.sql.ts';

const pageSize = 12;

/** The caller's weekly statements, newest first. */
export async function listStatements({ db, caller, query }: Call<typeof listEndpoint>): Promise<{
  items: PartnerStatement[];
  max_id: number;
}> {
  if (query.max_id === -1) return { items: [], max_id: -1 };
  // One more row than the page shows whether there is another page.
  const rows = await statementsOf.all(db, {
    member_id: caller.id,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  return { items: shown.map(presentStatement), max_id };
}

/** The caller's statement as PDF; somebody else's is `not_found`. */
export async function downloadStatement(
  { db, caller, params, language }: Call<typeof downloadEndpoint>,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): Promise<FileReply> {
  const row = await statementById.first(db, { id: params.id });
  if (row === undefined || row.member_id !== caller.id) throw refuse('not_found');
  const name = (await readAccountSummaries(db, [caller.id])).get(caller.id)?.name ?? '';
  return pdfReply(statementPaper(row, { brand, publicUrl, language, name }), `statement-${row.week}.pdf`);
}

export function presentStatement(row: StatementRow): PartnerStatement {
  return {
    id: row.id,
    week: row.week,
    earned: goldFromCents(row.earned),
    matured: goldFromCents(row.matured),
    cashed: goldFromCents(row.cashed),
    taken: goldFromCents(row.taken),
    closed: goldFromCents(row.closed),
  };
}
