/** What a service is asked: pieces of one text, in order. Languages are BCP 47: `de`, `pt`, `zh-Hans`, `zh-Hant`. */
interface TranslationRequest {
  readonly pieces: readonly string[];
  /** Null: the service is to find out. */
  readonly from: string | null;
  readonly to: string;
}

export interface TranslatedPieces {
  readonly pieces: readonly string[];
  /** What the service took the text for, where it was left to it. */
  readonly from: string | null;
}

/**
 * The port of machine translation. A call answers every piece or throws; it takes 5 s at the most and never follows a
 * redirect.
 */
export interface TranslationEngine {
  /** As members know it. */
  readonly name: string;
  translate(request: TranslationRequest): Promise<TranslatedPieces>;
}

/** The service answered, and not with a translation. */
export class TranslationRefused extends Error {
  override readonly name = 'TranslationRefused';
}

/**
 * The pieces of a reply, or a refusal where they are not as many texts as were asked for: a service of that shape
 * cannot be believed.
 */
export function readPieces(given: unknown, wanted: readonly string[]): readonly string[] {
  const isWhole =
    Array.isArray(given) &&
    given.length === wanted.length &&
    given.every((piece) => typeof piece === 'string' && piece.trim() !== '');
  if (!isWhole) throw new TranslationRefused('The service answered something else than a translation');
  return given as string[];
}
