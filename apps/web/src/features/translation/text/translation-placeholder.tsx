import { languageFacts } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { isTranslatedFor } from '../engine/is-translated-for.ts';
import { isShortLatin } from '../readable-languages.ts';
import type { ShownText, TranslatedTextProps } from './shown-text.ts';
import { translationRoom } from './translation-room.ts';
import * as css from './translation-placeholder.module.css';

/**
 * Reserves the height of the translation line, so that nothing moves when it appears. The server does not know which
 * browsers translate: `boot.ts` marks the document of those.
 */
export function TranslationPlaceholder(): ReactNode {
  return <div className={classNames(css.trComing, !settings().translates && css.byBrowser)} />;
}

/** True for a text of unknown language that is probably readable as it is: no translation is offered. */
export function hasUnknownLanguage({ lang, text }: ShownText): boolean {
  return lang === undefined && isShortLatin(text);
}

/** A text, as high as its translation will be while that is on its way. */
export function TextWithRoom({ room, children }: { room: string | undefined; children: ReactNode }): ReactNode {
  return room === undefined ? (
    children
  ) : (
    <span className={css.roomy} data-room={room}>
      <span>{children}</span>
    </span>
  );
}

/** A text as written, while the translation code loads. */
export function UntranslatedText({ type, original, isAuto, children }: TranslatedTextProps): ReactNode {
  const me = useMe();
  const { htmlLang } = languageFacts[useLanguage().language];
  // The language of a notification is unknown before it is detected.
  if (type === 'notice' || hasUnknownLanguage(original)) return children(original, null);
  const isComing = settings().translates && (isAuto ?? isTranslatedFor(me));
  return children(
    isComing ? { ...original, room: translationRoom(original.text, htmlLang) } : original,
    <TranslationPlaceholder />,
  );
}
