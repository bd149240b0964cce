import { detectScam, type TextVerdict } from '@peonia/core/scam/scam.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Verdict } from './score-message.ts';
import { earlierTexts } from './suspicion.sql.ts';

interface MessageToEvaluate {
  readonly content: string;
  readonly sender: number;
  readonly thread_id: number | null;
}

/**
 * Evaluates the text of a message. The sender's previous messages are read only if they could change the verdict, so an
 * ordinary message costs no extra query.
 */
export async function evaluateMessage(db: Db, { content, sender, thread_id }: MessageToEvaluate): Promise<Verdict> {
  const withoutContext = evaluateText(content);
  if (thread_id === null || !withoutContext.needsContext) return withoutContext;
  const earlier = await earlierTexts.all(db, { thread_id, sender });
  return earlier.length === 0
    ? withoutContext
    : verdictOf(
        detectScam(
          content,
          earlier.map((message) => message.content),
        ),
      );
}

/** Evaluates a text without context. `needsContext`: previous messages could change the verdict. */
export function evaluateText(content: string): Verdict & { readonly needsContext: boolean } {
  const verdict = detectScam(content);
  return { ...verdictOf(verdict), needsContext: verdict.needsContext };
}

const verdictOf = ({ signals, hasLink }: TextVerdict): Verdict => ({
  warning: signals.length > 0 ? 'scam' : hasLink ? 'link' : null,
  signals,
});
