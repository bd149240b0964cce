import { Trans, useLingui } from '@lingui/react/macro';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { emojiOnly } from '@peonia/ui/bubble/emoji-only.ts';
import { removeUnsent, retryUnsent } from '../outbox/outbox.ts';
import type { ShownUnsent } from '../outbox/use-unsent.ts';
import { MessageText } from './message-text.tsx';
import { textLanguage } from './text-language.ts';

/** A message of mine on its way, or one that did not get there: with the reason, and what can be done. */
export function UnsentBubble({ unsent, state }: ShownUnsent) {
  const { t } = useLingui();
  const hasFailed = state === 'failed';
  return (
    <Bubble
      out
      className={emojiOnly(writeEmoji(unsent.text)) ? 'big' : undefined}
      state={state}
      stateLabel={hasFailed ? t`Not sent` : t`Sending`}
      retryLabel={t`Retry`}
      onRetry={() => retryUnsent(unsent)}
      note={
        hasFailed ? (
          <>
            <button type="button" onClick={() => removeUnsent(unsent)}>
              <Trans>Remove</Trans>
            </button>
            {unsent.refusal === null ? null : <span className="why">{unsent.refusal}</span>}
          </>
        ) : undefined
      }
    >
      <p lang={textLanguage(unsent.text, [])} dir="auto">
        <span className="sr">{t`You:`} </span>
        <MessageText text={unsent.text} />
      </p>
    </Bubble>
  );
}
