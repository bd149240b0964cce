import type {
  deleteTerm as deleteEndpoint,
  listTerms as listEndpoint,
  saveTerm as saveEndpoint,
  Term,
} from '@peonia/contract/translation/translation-desk.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage } from '@peonia/i18n/spoken-languages.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { DeskContext } from '../desk-context.ts';
import { allTerms, dropTerm, putTerm } from './term.sql.ts';

const targets = new Set(Object.values(languageFacts).map(({ htmlLang }) => htmlLang));

export async function listTerms(
  { db, caller }: Call<typeof listEndpoint>,
  { staff }: DeskContext,
): Promise<{ items: Term[] }> {
  await staff.requireStaff(db, caller, 'terms.read');
  return { items: await allTerms.all(db, {}) };
}

/** One translation for one word of a pair; written again it is the new one. */
export async function saveTerm({ db, caller, body }: Call<typeof saveEndpoint>, { staff }: DeskContext): Promise<Term> {
  await staff.requireStaff(db, caller, 'terms.edit');
  const [term, translation] = [body.term.trim(), body.translation.trim()];
  if (!isSpokenLanguage(body.from)) throw refuse('input_invalid', { field: 'from' });
  if (!targets.has(body.to)) throw refuse('input_invalid', { field: 'to' });
  if (term === '') throw refuse('input_invalid', { field: 'term' });
  if (translation === '') throw refuse('input_invalid', { field: 'translation' });
  const saved = await putTerm.one(db, {
    source: body.from,
    target: body.to,
    term,
    translation,
    note: body.note.trim(),
  });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'term.saved',
    subject: 'term',
    subject_ids: [saved.id],
    detail: `${body.from} ${body.to}`,
  });
  return saved;
}

export async function deleteTerm(
  { db, caller, params }: Call<typeof deleteEndpoint>,
  { staff }: DeskContext,
): Promise<Record<string, never>> {
  await staff.requireStaff(db, caller, 'terms.edit');
  if ((await dropTerm.first(db, { id: params.id })) === undefined) throw refuse('not_found');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'term.deleted',
    subject: 'term',
    subject_ids: [params.id],
    detail: '',
  });
  return {};
}
