import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { isEmojiOnly } from './is-emoji-only.ts';
import { ReadReceipt, type MessageStatus } from './read-receipt.tsx';
import * as css from './bubble.module.css';

type BubbleProps = {
  /** Own message: right side, rose. */
  out?: boolean;
  /** The main text: the translation, or the message itself without one. */
  text?: string | undefined;
  lang?: string | undefined;
  /** The original text, below a rule. */
  original?: string | undefined;
  originalLang?: string | undefined;
  /** Read before the original: "Original:". */
  originalLabel?: string | undefined;
  /** Replaces the text inside the bubble: voice player, reply preview. */
  children?: ReactNode;
  /** Replaces the bubble: gift card, call log, locked media. */
  card?: ReactNode;
  /** Between the bubble and its status line: emoji reactions. */
  below?: ReactNode;
  /** Formatted time: "21:06". */
  time?: ReactNode;
  /** Delivery status; omitted for messages of others. */
  state?: MessageStatus | undefined;
  /** Its accessible text: "Read 21:07", "Sent, translating", "Not sent". */
  stateLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** More on the status line: "Chinese to English", a Report button. */
  note?: ReactNode;
  /** `emoji` shows the content large without a bubble, `recalled` leaves a dashed outline. */
  look?: 'emoji' | 'recalled' | undefined;
  className?: string;
};

/** A chat message: translation, a rule, the original, and a status line. */
export function Bubble(props: BubbleProps) {
  const { out = false, text, lang, original, originalLang, originalLabel, children, card, below, className } = props;
  const big = props.look === 'emoji' || (!original && text !== undefined && isEmojiOnly(text));
  return (
    <div className={classNames(css.message, out && css.outgoing, props.state === 'failed' && css.isFailed, className)}>
      {card ?? (
        <div className={classNames(css.bubble, big && css.emoji, props.look === 'recalled' && css.recalled)}>
          {children}
          {text === undefined ? null : <p lang={lang}>{text}</p>}
          {original === undefined ? null : (
            <p className={css.original} lang={originalLang}>
              {originalLabel ? <span className="visually-hidden">{originalLabel} </span> : null}
              {original}
            </p>
          )}
        </div>
      )}
      {below}
      <ReadReceipt {...props} />
    </div>
  );
}
