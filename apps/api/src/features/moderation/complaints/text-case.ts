import { removableTypes, type ReportType } from '@peonia/contract/moderation/complaints.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { detectScam } from '@peonia/core/scam/scam.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { countSuspicion, refuseSuspiciousSender } from '../../chat/public.ts';
import type { PostReview } from '../../feed/public.ts';
import { clearCards, type GiftCard } from '../../mall/public.ts';
import { holdUploads, type FileTexts } from '../../media/public.ts';
import { clearBiographies, readWords } from '../../profiles/public.ts';
import { clearAnswers, type PublishedAnswer } from '../../questions/public.ts';
import { clearNotes, type LikeNote } from '../../social/public.ts';
import { mostOpenCases, putComplaint, signalCases, type ComplaintDetail } from './complaint.sql.ts';
import { heldDays } from './report-message.ts';

const textLabel = 'text';

/** Kinds of text that a case by signals is about. */
type TextKind = 'name' | 'biography' | 'post' | 'caption' | 'answer' | 'note' | 'card';

/** What a case is about; of other texts the member. */
const reportTypes: Partial<Record<TextKind, ReportType>> = { post: 'feed', caption: 'photo' };

/** A link is ordinary there; readers of a note or a message are warned of it. */
const linkKinds: ReadonlySet<TextKind> = new Set(['post', 'caption', 'note', 'card']);

interface Text {
  readonly kind: TextKind;
  readonly accused_id: number;
  readonly accused_name: string;
  /** The post or the file; of other texts the member. */
  readonly report_id: number;
  readonly words: string;
  readonly upload_ids?: readonly number[];
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
export const reviewOfPosts: PostReview = {
  isNeeded: (content) => signalsOf({ kind: 'post', words: content }).length > 0,
  queue: (db, { id, author_id, content }) =>
    queueOf(db, { kind: 'post', accused_id: author_id, report_id: id, words: content }),
};

/** The same for what an owner says of a photo or video. */
export async function reviewFileTexts(db: Db, { id, owner_id, texts }: FileTexts): Promise<void> {
  for (const words of texts)
    await queueOf(db, { kind: 'caption', accused_id: owner_id, report_id: id, words, upload_ids: [id] });
}

/** The same for an answer on the profile. */
export async function reviewAnswer(db: Db, { author_id, words }: PublishedAnswer): Promise<void> {
  await queueOf(db, { kind: 'answer', accused_id: author_id, report_id: author_id, words });
}

/**
 * The same for the note of a like, which counts towards the pause of its author as a message does. Throws
 * `messages_slowed` while the author is paused: a note begins something new.
 */
export function noteReview(limits: Limits) {
  return async (db: Db, note: LikeNote): Promise<void> => {
    await refuseSuspiciousSender(db, note.author_id, limits);
    await reviewPrivate(db, 'note', note);
  };
}

/** The same for the card of a gift. Throws `messages_slowed` for one with signals while its author is paused. */
export function cardReview(limits: Limits) {
  return async (db: Db, card: GiftCard): Promise<void> => {
    if (signalsOf({ kind: 'card', words: card.words }).length === 0) return;
    await refuseSuspiciousSender(db, card.author_id, limits);
    await reviewPrivate(db, 'card', card);
  };
}

async function reviewPrivate(
  db: Db,
  kind: 'note' | 'card',
  { author_id, receiver_id, words }: LikeNote | GiftCard,
): Promise<void> {
  const { signals } = detectScam(words);
  if (signals.length === 0) return;
  await countSuspicion(db, { sender_id: author_id, receiver_id, signals });
  await queueOf(db, { kind, accused_id: author_id, report_id: author_id, words });
}

/** Reads the name of the member only where there are signals. */
async function queueOf(db: Db, text: Omit<Text, 'accused_name'>): Promise<void> {
  if (signalsOf(text).length === 0) return;
  const accused = (await readAccountSummaries(db, [text.accused_id])).get(text.accused_id);
  await queueText(db, { ...text, accused_name: accused?.name ?? '' });
}

/** Opens a case; once for the same words, so that dismissed ones stay dismissed. */
async function queueText(db: Db, text: Text): Promise<void> {
  const signals = signalsOf(text);
  if (signals.length === 0) return;
  const { kind, words, upload_ids = [], ...about } = text;
  const report_type = reportTypes[kind] ?? 'user';
  const known = await signalCases.one(db, { report_type, report_id: about.report_id, words });
  if (known.is_known || known.open >= mostOpenCases) return;
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
    upload_ids: [...upload_ids],
    is_urgent: false,
  });
  await holdUploads(db, upload_ids, heldDays);
}

/** In what members say of themselves a link leads away from here. */
function signalsOf({ kind, words }: Pick<Text, 'kind' | 'words'>): string[] {
  const { signals, hasLink } = detectScam(words);
  return [...signals, ...(hasLink && !linkKinds.has(kind) ? ['link'] : [])];
}

/** Takes away a text about its author that has the words of the case, by kind. */
const removers = {
  biography: clearBiographies,
  answer: clearAnswers,
  note: clearNotes,
  card: clearCards,
} as const;

/** The kind of text that signals queued, where staff can take it away; else null. */
export function removableText({ report_type, member_id, evidence }: ComplaintDetail): keyof typeof removers | null {
  if (report_type !== 'user' || member_id !== null) return null;
  const kind = evidence.facts.find(({ label }) => label === textLabel)?.value ?? '';
  return Object.hasOwn(removers, kind) ? (kind as keyof typeof removers) : null;
}

/** Whether staff can take away what a case is about. */
export function isRemovable(row: ComplaintDetail): boolean {
  return removableTypes.includes(row.report_type) || removableText(row) !== null;
}

/** Takes away every such text of the member that has the words of the case. */
export async function removeText(db: Db, row: ComplaintDetail): Promise<void> {
  const kind = removableText(row);
  if (kind !== null && row.accused_id !== null) await removers[kind](db, row.accused_id, row.evidence.words ?? '');
}
