import { useLingui } from '@lingui/react/macro';
import { type Message, reactionNames } from '@peonia/contract/chat/chat.ts';
import { emojis } from '@peonia/core/emoji.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useEmojiLabels } from '../emoji/use-emoji-labels.ts';
import { react } from './message-actions.ts';
import * as threadsCss from '../threads/threads.module.css';
import * as css from './actions.module.css';

/** Reaction emoji, above the menu of a message. */
export function ReactionRow({ message }: { message: Message }) {
  const { t } = useLingui();
  const labels = useEmojiLabels();
  const mine = message.reactions.find((one) => one.mine)?.emoji;
  return (
    <div className={css.reactRow} role="group" aria-label={t`React`}>
      {reactionNames.map((name) => (
        <button
          key={name}
          type="button"
          className={classNames(name === mine && `${css.isOn} ${threadsCss.isOn}`)}
          aria-pressed={name === mine}
          aria-label={labels?.[name] ?? name}
          title={labels?.[name]}
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            void react(message, name);
          }}
        >
          <span aria-hidden="true">{emojis[name]}</span>
        </button>
      ))}
    </div>
  );
}
