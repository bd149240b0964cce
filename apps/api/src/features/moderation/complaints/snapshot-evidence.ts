import type { SentCall } from '@peonia/contract/chat/chat.ts';
import type { Evidence, ReportType } from '@peonia/contract/moderation/complaints.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { hasThreadWith, readEarlierWordings, readReportedMessage } from '../../chat/public.ts';
import { reportableContact } from '../../contacts/public.ts';
import { readEarlierPostWordings, reportablePost } from '../../feed/public.ts';
import { reportableGift } from '../../mall/public.ts';
import { knownUpload, uploadOfPicture } from '../../media/public.ts';
import { maySee, readAccessFacts } from '../../privacy/public.ts';
import { hasFinished, readSaid } from '../../profiles/public.ts';
import { storedTranscripts } from '../../transcripts/public.ts';
import { reportedTranslation } from '../../translators/public.ts';

/** A snapshot of reported content. */
interface EvidenceSnapshot {
  /** Null where a machine made it. */
  readonly accused_id: number | null;
  readonly accused_name: string;
  readonly evidence: Evidence;
  readonly upload_ids: readonly number[];
  /** A file that the reporter cannot open: it is not hidden at their word. */
  readonly isUnseen?: boolean;
}

type Found = Pick<EvidenceSnapshot, 'accused_id' | 'upload_ids' | 'isUnseen'> & {
  readonly evidence: Partial<Evidence>;
};
type Freezer = (db: Db, caller: Caller, id: number) => Promise<Found | undefined>;

const freezers: Readonly<Record<ReportType, Freezer>> = {
  user: freezeProfile,
  contact: freezeContact,
  feed: freezePost,
  photo: freezePhoto,
  message: freezeMessage,
  translation: freezeTranslation,
  gift: freezeMessage,
  call: freezeMessage,
  question: freezeMessage,
  order: freezeMallGift,
};

/** Copies the reported content as far as the reporter may see it; undefined where there is none for them. */
export async function snapshotEvidence(
  db: Db,
  caller: Caller,
  type: ReportType,
  id: number,
): Promise<EvidenceSnapshot | undefined> {
  const found = await freezers[type](db, caller, id);
  if (found === undefined) return undefined;
  const facts =
    found.accused_id === null
      ? { name: '' }
      : (await readAccountSummaries(db, [found.accused_id])).get(found.accused_id);
  return (
    facts && {
      ...found,
      accused_name: facts.name,
      evidence: { words: null, at: null, before: [], edits: [], facts: [], ...found.evidence },
    }
  );
}

/**
 * Whether the caller may know of the member: sees them but for a block, or has a conversation with them. A complaint
 * about anybody else would disclose their name to who counts through the ids.
 */
async function knowsOf(db: Db, caller: Caller, id: number): Promise<boolean> {
  const access = await readAccessFacts(db, caller, id);
  if (!access.exists || !(await hasFinished.one(db, { member_id: id })).finished) return false;
  return access.i_block || maySee({ ...access, blocks_me: false }) || hasThreadWith(db, caller.id, id);
}

async function freezeProfile(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  if (!(await knowsOf(db, caller, id))) return undefined;
  const said = await readSaid(db, id);
  const uploads = await Promise.all(
    [said?.main_photo, said?.cover_photo].map((name) => (name ? uploadOfPicture(db, name) : null)),
  );
  return {
    accused_id: id,
    evidence: { words: said?.biography || null },
    upload_ids: uploads.filter((upload) => upload !== null),
  };
}

async function freezeContact(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  const facts = await reportableContact(db, caller.id, id);
  const isBought = facts.some(({ value }) => value !== '');
  if (!isBought && !(await knowsOf(db, caller, id))) return undefined;
  return { accused_id: id, evidence: { facts }, upload_ids: [] };
}

async function freezePost(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  const post = await reportablePost(db, caller, id);
  return (
    post && {
      accused_id: post.author_id,
      evidence: {
        words: post.content || null,
        at: post.created_at.toISOString(),
        edits: (await readEarlierPostWordings(db, id)).map(presentWording),
      },
      upload_ids: post.upload_ids,
    }
  );
}

async function freezePhoto(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  const upload = await knownUpload(db, caller.id, id);
  if (upload === undefined) return undefined;
  const { owner_id, caption, alt, price, created_at, open } = upload;
  const isBought = open && price !== null;
  if (!isBought && !(await knowsOf(db, caller, owner_id))) return undefined;
  const facts = [
    ...(alt === '' ? [] : [{ label: 'alt', value: alt }]),
    ...(price === null ? [] : [{ label: 'price', value: String(goldFromCents(price)) }]),
  ];
  return {
    accused_id: owner_id,
    evidence: { words: caption || null, at: created_at.toISOString(), facts },
    upload_ids: [id],
    isUnseen: !open,
  };
}

/** In a conversation the reported member is always the other one. */
async function freezeMessage(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  const rows = await readReportedMessage(db, caller.id, id);
  if (rows === undefined) return undefined;
  const [reported, ...earlier] = rows;
  const heard = await storedTranscripts.all(db, { ids: reported.upload_ids });
  const before = earlier.toReversed().map(({ sender_id, content, created_at }) => ({
    by_accused: sender_id === reported.other_id,
    words: content,
    at: created_at.toISOString(),
  }));
  return {
    accused_id: reported.other_id,
    evidence: {
      words: reported.content || null,
      at: reported.created_at.toISOString(),
      before,
      edits: (await readEarlierWordings(db, id)).map(presentWording),
      facts: [
        { label: 'kind', value: reported.kind },
        ...factsOfCall(reported.call),
        ...(heard.length === 0 ? [] : [{ label: 'transcript', value: heard.map(({ content }) => content).join('\n') }]),
      ],
    },
    upload_ids: reported.upload_ids,
  };
}

/** An earlier wording of an edited message as evidence. */
export function presentWording({ content, written_at }: { content: string; written_at: Date }): {
  words: string;
  at: string;
} {
  return { words: content, at: written_at.toISOString() };
}

/** Of a call only kind, duration and end are known; nothing is recorded. */
function factsOfCall(call: SentCall | null): { label: string; value: string }[] {
  return call === null
    ? []
    : [
        { label: 'call', value: call.kind },
        { label: 'seconds', value: String(call.seconds) },
        { label: 'status', value: call.status },
      ];
}

/** For a translation its translator is responsible. It is stored beside the original. */
async function freezeTranslation(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  const original = await freezeMessage(db, caller, id);
  const { translation, translator_id } = await reportedTranslation(db, id);
  if (original === undefined || translation?.state !== 'translated') return undefined;
  const facts = [
    { label: 'original', value: original.evidence.words ?? '' },
    { label: 'translation', value: translation.kind },
  ];
  return {
    accused_id: translator_id,
    evidence: { words: translation.text, at: original.evidence.at ?? null, facts },
    upload_ids: [],
  };
}

async function freezeMallGift(db: Db, caller: Caller, id: number): Promise<Found | undefined> {
  const gift = await reportableGift(db, caller.id, id);
  return (
    gift && {
      accused_id: gift.sender_id,
      evidence: {
        words: gift.card || null,
        at: gift.created_at.toISOString(),
        facts: [{ label: 'gift', value: gift.items }],
      },
      upload_ids: [],
    }
  );
}
