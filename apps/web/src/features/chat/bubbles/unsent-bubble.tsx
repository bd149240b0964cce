import { Trans, useLingui } from '@lingui/react/macro';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { emojiOnly } from '@peonia/ui/bubble/emoji-only.ts';
import { openCatalogues } from '../../../platform/language.tsx';
import { useLoaded } from '../../../platform/use-loaded.ts';
import { MediaPicture } from '../../media/public.ts';
import { removeUnsent, retryUnsent } from '../outbox/outbox.ts';
import { useSentUploads } from '../outbox/sent-uploads.ts';
import type { Unsent } from '../outbox/unsent.ts';
import type { ShownUnsent } from '../outbox/use-unsent.ts';
import { useKindWords } from './kind-words.ts';
import { MessageText } from './message-text.tsx';
import { Speaker } from './message-words.tsx';
import { RefusalHelp } from './refusal-help.tsx';
import { textLanguage } from './text-language.ts';

async function loadVoice() {
  const [{ UnsentVoice }] = await Promise.all([
    import('../rare/unsent-voice.tsx'),
    openCatalogues('chat.rare', 'media.voice'),
  ]);
  return UnsentVoice;
}

/** A message of mine on its way, or one that did not get there: with the reason, and what can be done. */
export function UnsentBubble({ unsent, state }: ShownUnsent) {
  const { t } = useLingui();
  const hasFailed = state === 'failed';
  return (
    <div className="said out">
      <Bubble
        out
        className={unsent.kind === 'text' && emojiOnly(writeEmoji(unsent.text)) ? 'big' : undefined}
        state={state}
        stateLabel={hasFailed ? t`Not sent` : t`Sending`}
        retryLabel={t`Retry`}
        onRetry={() => retryUnsent(unsent)}
        note={hasFailed ? <Failure unsent={unsent} /> : undefined}
      >
        {unsent.uploads.length === 0 ? null : <UnsentFiles unsent={unsent} />}
        {unsent.text === '' ? null : (
          <p lang={textLanguage(unsent.text, [])} dir="auto">
            <Speaker isMine />
            <MessageText text={unsent.text} />
          </p>
        )}
      </Bubble>
    </div>
  );
}

function Failure({ unsent }: { unsent: Unsent }) {
  return (
    <>
      <button type="button" onClick={() => removeUnsent(unsent)}>
        <Trans>Remove</Trans>
      </button>
      {unsent.refusal === null ? null : (
        <span className="why">
          {unsent.refusal} <RefusalHelp name={unsent.refusalName} />
        </span>
      )}
    </>
  );
}

function UnsentFiles({ unsent }: { unsent: Unsent }) {
  const kinds = useKindWords();
  const files = useSentUploads(unsent.uploads);
  const [first] = files;
  const isVoice = first?.type === 'audio';
  const UnsentVoice = useLoaded(isVoice, loadVoice, () => {});
  if (first === undefined) return <p>{kinds[unsent.kind]}</p>;
  if (isVoice) return UnsentVoice === null ? <p>{kinds.voice}</p> : <UnsentVoice voice={first} />;
  return (
    <div className="shots">
      {files.map((item) => (
        <span key={item.id} className="shot">
          <MediaPicture item={item} alt={kinds[unsent.kind]} />
        </span>
      ))}
    </div>
  );
}
