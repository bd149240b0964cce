import { Trans } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { isTranslatedFor } from '../engine/is-translated-for.ts';
import { languageName } from '../language-name.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { thisBrowser } from '../requests/translation-requests.ts';
import type { ShownText, TranslatedTextProps } from './shown-text.ts';
import { TranslationPlaceholder, hasUnknownLanguage } from './translation-placeholder.tsx';
import { translationRoom } from './translation-room.ts';
import { type TextTranslation, useTextTranslation } from './use-text-translation.ts';
import * as css from '../translation.module.css';

/**
 * A text in the reader's language, with a button for the original. Translated automatically if the reader's settings
 * say so.
 */
export function TranslatedText({
  type,
  id,
  version = null,
  original,
  isAuto: isAsked,
  showsOriginal = false,
  children,
}: TranslatedTextProps) {
  const me = useMe();
  const box = useRef<HTMLDivElement>(null);
  const originalId = useId();
  const [isOpen, setOpen] = useState(showsOriginal);
  const isAuto = isAsked ?? isTranslatedFor(me);
  const translation = useTextTranslation(type, id, {
    text: original.text,
    version,
    isAuto,
    box,
  });
  const { status } = translation;
  const { htmlLang } = languageFacts[useLanguage().language];
  const isTranslated = status?.state === 'translated' && status.text !== null;
  const isNext = status === undefined ? isAuto && (translation.isComing || translation.engine === undefined) : false;
  const isAwaited = type !== 'notice' && settings().translates && (isNext || status?.state === 'translating');
  const shown = isTranslated
    ? { text: status.text ?? '', lang: status.to }
    : isAwaited
      ? { ...original, room: translationRoom(original.text, htmlLang) }
      : original;
  const line = (
    <div ref={box} data-translation="">
      <Line
        translation={translation}
        original={original}
        isOpen={isOpen}
        originalId={originalId}
        onToggle={() => setOpen(!isOpen)}
      />
      {isTranslated && isOpen ? (
        <p
          id={originalId}
          className={css.original}
          data-testid="original-text"
          lang={status.from ?? original.lang}
          dir="auto"
        >
          {original.text}
        </p>
      ) : null}
    </div>
  );
  return children(shown, line);
}

interface LineProps {
  readonly translation: TextTranslation;
  readonly original: ShownText;
  readonly isOpen: boolean;
  readonly originalId: string;
  readonly onToggle: () => void;
}

function Line({
  translation: { status, engine, request, isComing, ask },
  original,
  isOpen,
  originalId,
  onToggle,
}: LineProps) {
  const { language } = useLanguage();
  if (isComing && request.type !== 'notice') return <TranslationPlaceholder />;
  // The language of a notification is unknown: most would show a useless button.
  if (status === undefined || status.state === 'used_up' || status.state === 'closed')
    return request.type === 'notice' || hasUnknownLanguage(original) ? null : <Offer engine={engine} onAsk={ask} />;
  if (status.state === 'translating')
    return (
      <p className={css.translation} aria-live="polite">
        <LanguagesIcon />
        <Trans>Translating…</Trans>
      </p>
    );
  if (status.state === 'failed') {
    return (
      <p className={css.translation} role="status">
        <LanguagesIcon />
        <Trans>The translation failed.</Trans>
        <button type="button" onClick={ask}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  }
  if (status.state === 'unable')
    return (
      <p className={css.translation} role="status">
        <LanguagesIcon />
        <Trans>This browser does not support these two languages</Trans>
      </p>
    );
  if (status.state === 'press')
    return (
      <p className={css.translation}>
        <LanguagesIcon />
        <button type="button" onClick={ask}>
          <Trans>Download the language and translate</Trans>
        </button>
      </p>
    );
  if (status.state !== 'translated') return null;
  const from = status.from === null ? null : languageName(language, status.from);
  return (
    <p className={css.translation}>
      <LanguagesIcon />
      <span>
        {status.engine === thisBrowser ? (
          <Trans>Translated in this browser</Trans>
        ) : status.engine === null ? (
          <Trans>Human translation</Trans>
        ) : from === null ? (
          <Trans>Translated by {status.engine}</Trans>
        ) : (
          <Trans>Translated from {from}</Trans>
        )}
      </span>
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? originalId : undefined} onClick={onToggle}>
        {isOpen ? <Trans>Hide original</Trans> : <Trans>Show original</Trans>}
      </button>
    </p>
  );
}

/** The translate button; hidden if neither the server nor the browser can translate. */
function Offer({ engine, onAsk }: { engine: string | null | undefined; onAsk: () => void }) {
  if (engine === undefined) return <TranslationPlaceholder />;
  if (engine === null && !canTranslateOnDevice()) return null;
  return (
    <p className={css.translation}>
      <LanguagesIcon />
      <button type="button" onClick={onAsk}>
        {engine === null ? <Trans>Translate in this browser</Trans> : <Trans>Translate</Trans>}
      </button>
    </p>
  );
}
