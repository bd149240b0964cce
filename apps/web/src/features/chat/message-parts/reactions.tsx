import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { emojis } from '@peonia/core/emoji.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { react } from '../actions/message-actions.ts';
import { useEmojiLabels } from '../emoji/use-emoji-labels.ts';
import * as css from '../bubbles/bubbles.module.css';
import * as threadsCss from '../threads/threads.module.css';

/** Reactions of a message. A press adds or removes the own one. */
export function Reactions({ message }: { message: Message }) {
  const { t } = useLingui();
  const labels = useEmojiLabels();
  if (message.reactions.length === 0) return null;
  return (
    <span className={css.reacts}>
      {message.reactions.map(({ emoji, mine, count }) => {
        const name = labels?.[emoji] ?? emoji;
        const label = mine ? t`${name}, yours` : name;
        return (
          <button
            key={emoji}
            type="button"
            className={classNames(css.react, mine && `${css.isOn} ${threadsCss.isOn}`)}
            aria-pressed={mine}
            aria-label={count > 1 ? t`${label}, ${plural(count, { one: '# person', other: '# people' })}` : label}
            onClick={() => void react(message, emoji)}
          >
            <span aria-hidden="true">{emojis[emoji]}</span>
            {count > 1 ? <span className="tabular">{count}</span> : null}
          </button>
        );
      })}
    </span>
  );
}
