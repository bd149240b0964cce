import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import {
  translatableTypes,
  type translate as endpoint,
  type Translation,
} from '@peonia/contract/translation/translation.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { readQuota } from './quota/read-quota.ts';
import { storeOnMessages, type ChangeTranslations } from './store-on-messages.ts';
import { openTypes, type Sources, type Translatable } from './translatable.ts';
import { translateOne, type Asking, type Means } from './translate-one.ts';

/** ISO 639 codes of the languages that a member speaks. */
export type ReadSpoken = (db: Db, memberId: number) => Promise<readonly string[]>;

interface TranslationContext extends Means {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly sources: Sources;
  readonly readSpoken: ReadSpoken;
  /** Changes the translations of messages and tells both sides. */
  readonly changeTranslations: ChangeTranslations;
}

/** Texts of one call in parallel: leaves connections to others. */
const atOnce = 4;

/**
 * Translates texts the caller may see. No transaction waits for the service. A message stores its translation, and both
 * members' devices are notified.
 */
export async function translateItems(
  call: Call<typeof endpoint>,
  context: TranslationContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { db, caller, language, body } = call;
  if (context.translator === null && !context.hasHuman) throw refuse('translation_closed');
  const [texts, spoken] = await Promise.all([
    readTexts(call, context.sources),
    caller === null ? [] : context.readSpoken(db, caller.id),
  ]);
  const asking: Asking = { db, caller, language, spoken, to: body.to ?? null };
  const items: Translation[] = [];
  for (let at = 0; at < body.items.length; at += atOnce) {
    const part = body.items.slice(at, at + atOnce);
    items.push(
      ...(await Promise.all(
        part.map(async ({ type, id }) => ({
          type,
          id,
          ...(await translateOne(asking, texts[type].get(id), context)),
        })),
      )),
    );
  }
  // A person's translation of a known text is found again for each reader: the message stores none.
  const made = items
    .filter(
      ({ type, id, state, to, engine }) =>
        type === 'message' && state === 'translated' && engine !== null && texts.message.get(id)?.kept?.to !== to,
    )
    .map((item) => ({ ...item, original: texts.message.get(item.id)?.text ?? '' }));
  await storeOnMessages(made, context);
  if (caller === null) return { items, used: 0, most: 0 };
  if (items.some(({ state }) => state === 'used_up') && !items.some(({ state }) => state === 'translated'))
    throw refuse('free_share_used_up');
  return { items, ...(await readQuota(db, caller, context.limits)) };
}

async function readTexts(
  { db, caller, language, body }: Call<typeof endpoint>,
  sources: Sources,
): Promise<Record<Translation['type'], ReadonlyMap<number, Translatable>>> {
  const readType = (type: Translation['type'], ids: readonly number[]) => {
    if (caller !== null) return sources[type]({ db, caller, language }, ids);
    const open = openTypes.find((one) => one === type);
    return open === undefined ? new Map<number, Translatable>() : sources[open]({ db, caller, language }, ids);
  };
  const read = translatableTypes.map(async (type) => {
    const ids = [...new Set(body.items.filter((item) => item.type === type).map(({ id }) => id))];
    return [type, ids.length === 0 ? new Map() : await readType(type, ids)] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<Translation['type'], ReadonlyMap<number, Translatable>>;
}
