import { readFile } from 'node:fs/promises';
import type {
  declareTaxResidence,
  getTaxResidence,
  sendTaxDocument,
  TaxResidence,
} from '@peonia/contract/payouts/payout-tax.ts';
import { countryCodes } from '@peonia/i18n/countries.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { isPartner } from '../../accounts/public.ts';
import { isPdf } from '../../deskfiles/public.ts';
import { fileKindOf, reencodePicture, shownName, type HeldFile, type IngestContext } from '../../media/public.ts';
import { currentTaxDocument, insertTaxDocument, type TaxRow } from './tax-document.sql.ts';
import { isTaxAsked, needsDocument, taxLack, taxUntil, type TaxContext } from './tax-rule.ts';

interface SendContext extends TaxContext {
  readonly taxSeal: SecretSeal;
  readonly ingest: IngestContext;
}

/** Where the caller is taxed, and whether a document is asked for and counts. */
export async function readTaxResidence(
  { db, caller }: Call<typeof getTaxResidence>,
  context: TaxContext,
): Promise<TaxResidence> {
  return present(await currentTaxDocument.first(db, { member_id: caller.id }), context);
}

/** States a country that no document is asked for. */
export async function declareResidence(
  { db, caller, body }: Call<typeof declareTaxResidence>,
  context: TaxContext,
): Promise<TaxResidence> {
  if (!(await isPartner(db, caller.id))) throw refuse('partner_needed');
  requireCountry(body.country);
  if (needsDocument(body.country, context.taxCountries)) throw refuse('payout_tax_missing');
  const row = { country: body.country, kind: null, name: null, sealed: null, state: 'declared' } as const;
  return present(await insertTaxDocument.one(db, { member_id: caller.id, ...row }), context);
}

/** Takes a PDF or a picture, and stores it sealed until finance has looked at it. */
export async function sendDocument(
  { db, caller, request, query }: Call<typeof sendTaxDocument>,
  context: SendContext,
): Promise<TaxResidence> {
  const part = await request.file();
  if (part === undefined) throw refuse('file_missing');
  const file = await context.ingest.quarantine.receive(part.file);
  try {
    if (!(await isPartner(db, caller.id))) throw refuse('partner_needed');
    requireCountry(query.country);
    const { kind, data } = await readDocument(file, context.ingest);
    const row = await insertTaxDocument.one(db, {
      member_id: caller.id,
      country: query.country,
      kind,
      name: shownName(part.filename),
      sealed: context.taxSeal.seal(data),
      state: 'waiting',
    });
    return present(row, context);
  } finally {
    await file.remove();
  }
}

async function readDocument(
  file: HeldFile,
  { limits }: IngestContext,
): Promise<{ readonly kind: 'pdf' | 'picture'; readonly data: Buffer }> {
  const most = limits.payout_tax_bytes;
  const tooLarge = () => refuse('desk_file_too_large', { megabytes: most / 1_000_000 });
  if (file.isTooLarge || file.bytes > most) throw tooLarge();
  const known = fileKindOf(file.head);
  if (known !== null && 'picture' in known) {
    const { encoded } = await reencodePicture(file.path, known.picture, limits);
    const whole = encoded.get('whole');
    if (whole === undefined) throw refuse('file_broken');
    return { kind: 'picture', data: whole.data };
  }
  if (!(await isPdf(file))) throw refuse('desk_file_kind');
  return { kind: 'pdf', data: await readFile(file.path) };
}

function requireCountry(country: string): void {
  if (!countryCodes.includes(country)) throw refuse('input_invalid', { field: 'country' });
}

function present(row: TaxRow | undefined, context: TaxContext): TaxResidence {
  const { taxCountries } = context;
  return {
    asked: isTaxAsked(taxCountries),
    countries: taxCountries === 'all' ? null : [...taxCountries].toSorted(),
    lack: taxLack(row, context),
    current:
      row === undefined
        ? null
        : {
            country: row.country,
            name: row.name,
            state: row.state,
            reason: row.reason,
            sent_at: row.created_at.toISOString(),
            until: row.state === 'declared' ? null : taxUntil(row, context).toISOString(),
          },
  };
}
