import { removableTypes } from '@peonia/contract/moderation/complaints.ts';
import { detectScam } from '@peonia/core/scam/scam.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import type { SavedPost } from '../../feed/public.ts';
import { clearBiographies, readWords } from '../../profiles/public.ts';
import { putComplaint, signalCases, type ComplaintDetail } from './complaint.sql.ts';

/** Open cases by signals about one member or post; more would say the same. */
const mostOpen = 3;

const textLabel = 'text';

/** Kinds of text that a case by signals is about. */
type TextKind = 'name' | 'biography' | 'post';

interface Text {
  readonly kind: TextKind;
  readonly accused_id: number;
  readonly accused_name: string;
  /** The post; of other texts the member. */
  readonly report_id: number;
  readonly words: string;
}

/**
 * Queues a member's name and biographies for staff where they have signals of a fraud. In the transaction that saves
 * them.
 */
export async function reviewMemberTexts(db: Db, memberId: number): Promise<void> {
  const said = (await readWords.all(db, { ids: [memberId] }))[0];
  if (said === undefined) return;
  const who = { accused_id: memberId, accused_name: said.name, report_id: memberId };
  await queueText(db, { ...who, kind: 'name', words: said.name });
  for (const words of said.texts) await queueText(db, { ...who, kind: 'biography', words });
}

/** The same for the name of a new account; the statements run for one with signals alone. */
export async function reviewName(db: Db, accountId: number, name: string): Promise<void> {
  await queueText(db, { kind: 'name', accused_id: accountId, accused_name: name, report_id: accountId, words: name });
}

/** The same for a post that was published or edited. */
export async function reviewPost(db: Db, { id, author_id, content }: SavedPost): Promise<void> {
  const text: Omit<Text, 'accused_name'> = { kind: 'post', accused_id: author_id, report_id: id, words: content };
  if (signalsOf(text).length === 0) return;
  const author = (await readAccountSummaries(db, [author_id])).get(author_id);
  await queueText(db, { ...text, accused_name: author?.name ?? '' });
}

/** Opens a case; once for the same words, so that dismissed ones stay dismissed. */
async function queueText(db: Db, text: Text): Promise<void> {
  const signals = signalsOf(text);
  if (signals.length === 0) return;
  const { kind, words, ...about } = text;
  const report_type = kind === 'post' ? 'feed' : 'user';
  const known = await signalCases.one(db, { report_type, report_id: about.report_id, words });
  if (known.is_known || known.open >= mostOpen) return;
  await putComplaint.run(db, {
    ...about,
    member_id: null,
    report_type,
    content: `Signals: ${signals.join(', ')}`,
    evidence: JSON.stringify({
      words,
      at: new Date().toISOString(),
      before: [],
      edits: [],
      facts: [{ label: textLabel, value: kind }],
    }),
    upload_ids: [],
    is_urgent: false,
  });
}

/** A link is ordinary in a post; in what members say of themselves it leads away from here. */
function signalsOf({ kind, words }: Pick<Text, 'kind' | 'words'>): string[] {
  const { signals, hasLink } = detectScam(words);
  return [...signals, ...(hasLink && kind !== 'post' ? ['link'] : [])];
}

/** Whether a case is about a biography that signals queued, which staff can take away. */
export function isBiographyCase({ report_type, member_id, evidence }: ComplaintDetail): boolean {
  return (
    report_type === 'user' &&
    member_id === null &&
    evidence.facts.some(({ label, value }) => label === textLabel && value === 'biography')
  );
}

/** Whether staff can take away what a case is about. */
export function isRemovable(row: ComplaintDetail): boolean {
  return removableTypes.includes(row.report_type) || isBiographyCase(row);
}

/** Takes away every biography that has the words of the case. */
export async function removeBiography(db: Db, { accused_id, evidence }: ComplaintDetail): Promise<void> {
  if (accused_id !== null) await clearBiographies(db, accused_id, evidence.words ?? '');
}
