import { Trans, useLingui } from '@lingui/react/macro';
import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { effectiveEngine } from '../engine/effective-engine.ts';
import { languageName } from '../language-name.ts';
import { isShortLatin } from '../readable-languages.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { thisBrowser } from '../requests/translation-requests.ts';
import { isForeignMessage } from './foreign-message.ts';
import { isProbablyRead } from './is-probably-read.ts';
import { storedTranslation } from './stored-translation.ts';
import { type TextTranslation, useTextTranslation } from './use-text-translation.ts';
import * as css from '../translation.module.css';

interface MessageTranslationNoteProps {
  readonly message: Message;
  readonly peer: MemberCard;
  readonly engine: Thread['engine'];
  readonly isMine: boolean;
  /** The last of a group of messages shows who translated them. */
  readonly isFollowed: boolean;
}

/** Translation state of a message, with actions. Messages of others are translated when they become visible. */
export function MessageTranslationNote({ message, peer, engine, isMine, isFollowed }: MessageTranslationNoteProps) {
  const me = useMe();
  const { language } = useLanguage();
  const box = useRef<HTMLSpanElement>(null);
  const { message_content: text, recalled } = message;
  const stored = storedTranslation(message, me, language);
  const isForeign = me !== null && isForeignMessage(message, peer, me, language);
  const isAuto = isForeign && effectiveEngine(engine, me) === 'machine';
  const translation = useTextTranslation('message', message.id, { text, version: message.edited_at, isAuto, box });
  // Hidden above the last message of a group; own messages show only human translations.
  const isSilent = stored?.state === 'translated' && (isFollowed || (isMine && stored.kind === 'machine'));
  if (recalled || text === '' || isSilent || message.phrase !== null) return null;
  return (
    <span ref={box} className={css.trNote}>
      {stored === null ? (
        <UnstoredTranslation
          translation={translation}
          isRead={me !== null && isProbablyRead(text, peer.languages, me, language)}
          isOffered={isForeign && !isShortLatin(text) && effectiveEngine(engine, me) !== 'none'}
        />
      ) : (
        <StoredTranslation message={message} stored={stored} isMine={isMine} />
      )}
    </span>
  );
}

/** Who made the translation, with a report button for messages of others. */
function StoredTranslation({
  message,
  stored,
  isMine,
}: {
  message: Message;
  stored: NonNullable<Message['translation']>;
  isMine: boolean;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (stored.state === 'translating') return <Trans>A person is translating this</Trans>;
  if (stored.state === 'failed') return <Trans>Not translated</Trans>;
  const engine = stored.engine ?? '';
  const pair =
    stored.from === null
      ? ''
      : t({
          message: `${languageName(language, stored.from)} to ${languageName(language, stored.to)}`,
          comment: 'Languages of a translation: Chinese to English',
        });
  return (
    <>
      {stored.kind === 'human' ? (
        <b>
          <Trans>Human translation</Trans>
        </b>
      ) : (
        <span title={pair === '' ? undefined : pair}>
          <Trans>Machine translation, {engine}</Trans>
        </span>
      )}
      {isMine ? null : (
        <button
          type="button"
          aria-label={t`Report this translation`}
          onClick={() => askToReport({ type: 'translation', id: message.id })}
        >
          <Trans context="translation">Report</Trans>
        </button>
      )}
    </>
  );
}

function UnstoredTranslation({
  translation: { status, engine, isComing, ask },
  isRead,
  isOffered,
}: {
  translation: TextTranslation;
  /** Most likely in a language of the reader, which the server only confirms. */
  isRead: boolean;
  isOffered: boolean;
}) {
  switch (status?.state) {
    case 'translating':
      return isRead && !status.isPressed ? null : (
        <span role="status">
          <Trans>Translating…</Trans>
        </span>
      );
    case 'failed':
      return (
        <>
          <Trans>Not translated</Trans>
          <button type="button" onClick={ask}>
            <Trans>Try again</Trans>
          </button>
        </>
      );
    case 'used_up':
      return isOffered ? (
        <button type="button" onClick={ask}>
          <Trans>Translate</Trans>
        </button>
      ) : null;
    case 'translated':
      if (status.engine === thisBrowser) return <Trans>Translated in this browser</Trans>;
      return status.engine === null ? (
        <b>
          <Trans>Human translation</Trans>
        </b>
      ) : null;
    case 'unable':
      return <Trans>This browser does not support these two languages</Trans>;
    case 'press':
      return (
        <button type="button" onClick={ask}>
          <Trans>Download the language and translate</Trans>
        </button>
      );
    case 'same':
    case 'unknown':
      return null;
    case 'closed':
    case undefined:
      return isOffered && !isComing && engine === null && canTranslateOnDevice() ? (
        <button type="button" onClick={ask}>
          <Trans>Translate in this browser</Trans>
        </button>
      ) : null;
  }
}
