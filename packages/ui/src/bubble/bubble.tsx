import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BubbleStatus, type BubbleState } from './bubble-status.tsx';
import { emojiOnly } from './emoji-only.ts';

export type { BubbleState };

export type BubbleProps = {
  /** Mine: right side, rose. */
  out?: boolean;
  /** What the reader reads first: the translation, or the message itself when there is none. */
  text?: string | undefined;
  lang?: string | undefined;
  /** The words as written, below a rule. */
  original?: string | undefined;
  originalLang?: string | undefined;
  /** Spoken before the original: "Original:". */
  originalLabel?: string | undefined;
  /** Inside the bubble instead of text: voice player, reply preview. */
  children?: ReactNode;
  /** Instead of the bubble: gift card, call log, locked media. */
  card?: ReactNode;
  /** Between the bubble and its status line: the emoji that others put on it. */
  below?: ReactNode;
  /** Formatted time: "21:06". */
  time?: ReactNode;
  /** How far my message is; leave it out on theirs. */
  state?: BubbleState | undefined;
  /** The words for it: "Read 21:07", "Sent, translating", "Not sent". */
  stateLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** More on the status line: "Chinese to English", a Report button. */
  note?: ReactNode;
  className?: string;
};

/** One chat message: translation first, a rule, the original, and a status line. */
export function Bubble(props: BubbleProps) {
  const { out = false, text, lang, original, originalLang, originalLabel, children, card, below, className } = props;
  const big = !original && text !== undefined && emojiOnly(text);
  return (
    <div className={classNames('m', out && 'out', props.state === 'failed' && 'is-failed', className)}>
      {card ?? (
        <div className={classNames('bub', big && 'emoji')}>
          {children}
          {text === undefined ? null : <p lang={lang}>{text}</p>}
          {original === undefined ? null : (
            <p className="o" lang={originalLang}>
              {originalLabel ? <span className="sr">{originalLabel} </span> : null}
              {original}
            </p>
          )}
        </div>
      )}
      {below}
      <BubbleStatus {...props} />
    </div>
  );
}
