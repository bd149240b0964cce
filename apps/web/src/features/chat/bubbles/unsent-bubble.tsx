import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnUpload } from '@peonia/contract/media/media.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { isEmojiOnly } from '@peonia/ui/bubble/is-emoji-only.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { RefusalAction, RefusalReason } from '../message-parts/refusal-action.tsx';
import { SpeakerLabel } from '../message-parts/translated-text.tsx';
import { removeUnsent, retryUnsent } from '../outbox/outbox.ts';
import { useOwnPicture, useSentUploads } from '../outbox/sent-uploads.ts';
import type { Unsent } from '../outbox/unsent.ts';
import type { ShownUnsent } from '../outbox/use-unsent.ts';
import { useMessageKindLabels } from '../text/message-kind-labels.ts';
import { MessageText } from '../text/message-text.tsx';
import { textLanguage } from '../text/text-language.ts';
import * as css from '../actions/actions.module.css';
import * as photoMessageCss from '../message-parts/photo-message.module.css';
import * as bubblesCss from './bubbles.module.css';

const unsentVoicePart = lazyPart(
  async () => (await import('../message-cards/unsent-voice.tsx')).UnsentVoice,
  'chat.message-cards',
  'media.voice',
);

/** An own message that is being sent or has failed, with the reason and the actions. */
export function UnsentBubble({ unsent, state }: ShownUnsent) {
  const { t } = useLingui();
  const hasFailed = state === 'failed';
  return (
    <div data-testid="message" className={`${css.said} ${bubblesCss.said} ${bubblesCss.outgoing}`}>
      <Bubble
        out
        className={bubblesCss.saidBubble}
        look={unsent.kind === 'text' && isEmojiOnly(writeEmoji(unsent.text)) ? 'emoji' : undefined}
        state={state}
        stateLabel={hasFailed ? t`Not sent` : t`Sending`}
        retryLabel={t`Retry`}
        onRetry={() => retryUnsent(unsent)}
        note={hasFailed ? <Failure unsent={unsent} /> : undefined}
      >
        {unsent.uploads.length === 0 ? null : <UnsentFiles unsent={unsent} />}
        {unsent.text === '' ? null : (
          <p lang={textLanguage(unsent.text, [])} dir="auto">
            <SpeakerLabel isMine />
            <MessageText text={unsent.text} />
          </p>
        )}
      </Bubble>
    </div>
  );
}

function Failure({ unsent }: { unsent: Unsent }) {
  const isOnline = useOnline();
  return (
    <>
      {isOnline || unsent.refusal !== null ? null : (
        <span>
          <Trans>Sends when you are back online</Trans>
        </span>
      )}
      <button type="button" onClick={() => removeUnsent(unsent)}>
        <Trans>Remove</Trans>
      </button>
      {unsent.refusal === null ? null : (
        <span className={bubblesCss.reason}>
          <RefusalReason reason={unsent.refusal} name={unsent.refusalName} />{' '}
          <RefusalAction name={unsent.refusalName} />
        </span>
      )}
    </>
  );
}

function UnsentFiles({ unsent }: { unsent: Unsent }) {
  const kinds = useMessageKindLabels();
  const files = useSentUploads(unsent.uploads);
  const [first] = files;
  const isVoice = first?.type === 'audio';
  const UnsentVoice = unsentVoicePart.use(isVoice);
  if (first === undefined) return <p>{kinds[unsent.kind]}</p>;
  if (isVoice) return UnsentVoice === null ? <p>{kinds.voice}</p> : <UnsentVoice voice={first} />;
  return (
    <div className={photoMessageCss.shots}>
      {files.map((item) => (
        <span key={item.id} className={photoMessageCss.shot}>
          <UnsentPicture upload={item} alt={kinds[unsent.kind]} />
        </span>
      ))}
    </div>
  );
}

function UnsentPicture({ upload, alt }: { readonly upload: OwnUpload; readonly alt: string }) {
  return <MediaPicture item={useOwnPicture(upload)} alt={alt} />;
}
