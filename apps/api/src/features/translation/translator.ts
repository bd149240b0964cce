import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import { reasonOf } from '../../platform/log/with-causes.ts';
import { concurrencyLimit } from '../../platform/workload/concurrency-limit.ts';
import { readCached, touchCached, writeCached } from './cache/cached-translation.sql.ts';
import { sealFor, type Seal } from './cache/seal-text.ts';
import type { TranslationEngine } from './engines/translation-engine.ts';
import type { TranslationCounts } from './translation-counts.ts';
import { translateText, type Translated, type TextRequest } from './words/translate-text.ts';

interface TranslatorContext {
  readonly database: Db;
  readonly engine: TranslationEngine;
  /** The present one first; what previous ones sealed is still read. */
  readonly secrets: readonly string[];
  readonly limits: Limits;
  readonly log: { warn(details: object, message: string): void };
  readonly count: TranslationCounts;
}

/** Who pays for a text sent to the service. */
export interface Payer {
  /** False if the quota does not suffice. */
  take(): Promise<boolean>;
  /** What was taken before, and nothing where nothing was. */
  giveBack(): Promise<void>;
}

type Outcome = Translated | 'used_up' | 'failed';

export interface Translator {
  readonly engine: string;
  translate(request: TextRequest, payer: Payer): Promise<Outcome>;
}

/**
 * Translates texts through the cache. Concurrent requests for one text share a call, and only the first pays. A failed
 * service fails the text and refunds its price.
 */
export function openTranslator({ database, engine, secrets, limits, log, count }: TranslatorContext): Translator {
  const inTurn = concurrencyLimit({ running: limits.translations_at_once, waiting: limits.translations_waiting });
  const flights = new Map<string, Promise<Outcome>>();

  async function fly(
    request: TextRequest,
    [seal, ...previous]: readonly [Seal, ...Seal[]],
    payer: Payer,
  ): Promise<Outcome> {
    const counted = (outcome: Parameters<TranslationCounts['text']>[1]) =>
      count.text(engine.name, outcome, [...request.text].length);
    let kept = await readKept(seal);
    for (const old of previous) kept ??= await readKept(old);
    if (kept !== null) {
      counted('cached');
      return kept;
    }
    if (!(await payer.take())) {
      counted('used_up');
      return 'used_up';
    }
    try {
      const made = await inTurn(() => translateText(engine, request));
      counted('made');
      await writeCached.run(database, { digest: seal.digest, sealed: seal.close(JSON.stringify(made)) });
      return made;
    } catch (error) {
      await payer.giveBack();
      counted('failed');
      // Engine errors contain no text.
      log.warn({ engine: engine.name, reason: reasonOf(error) }, 'translation failed');
      return 'failed';
    }
  }

  async function readKept(seal: Seal): Promise<Translated | null> {
    const row = await readCached.first(database, { digest: seal.digest });
    const content = row === undefined ? null : seal.open(row.sealed);
    if (content === null) return null;
    await touchCached.run(database, { digest: seal.digest });
    return JSON.parse(content) as Translated;
  }

  return {
    engine: engine.name,
    async translate(request, payer) {
      const names = request.names.filter((name) => request.text.includes(name));
      const parts = [engine.name, request.from ?? '', request.to, request.text, ...names];
      const [secret = '', ...older] = secrets;
      const seal = sealFor(secret, parts);
      const name = seal.digest.toString('base64');
      // Nothing is awaited between the look and the entry: requests that arrive together share the first one's call.
      for (let flying = flights.get(name); flying !== undefined; flying = flights.get(name)) {
        const outcome = await flying;
        // A text beyond somebody else's quota may be within one's own.
        if (outcome !== 'used_up') return outcome;
      }
      const flight = fly({ ...request, names }, [seal, ...older.map((old) => sealFor(old, parts))], payer).finally(() =>
        flights.delete(name),
      );
      flights.set(name, flight);
      return flight;
    },
  };
}
