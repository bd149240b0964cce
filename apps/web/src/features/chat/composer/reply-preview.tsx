import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { ReplyIcon } from '@peonia/ui/icons/reply.tsx';
import { useMessageKindLabels } from '../text/message-kind-labels.ts';
import * as css from './composer.module.css';

/** The message being replied to, above the field. */
export function ReplyPreview({ message, peer, onClose }: { message: Message; peer: MemberCard; onClose: () => void }) {
  const { t } = useLingui();
  const kinds = useMessageKindLabels();
  const { name } = peer;
  const words = message.message_content === '' ? kinds[message.message_type] : writeEmoji(message.message_content);
  return (
    <div className={css.creply} role="status">
      <ReplyIcon />
      <span className={`grow ${css.grow}`}>
        <b>{message.sender === peer.user_id ? <Trans>Reply to {name}</Trans> : <Trans>Reply to yourself</Trans>}</b>
        <span className="truncate">{words}</span>
      </span>
      <IconButton size="sm" label={t`Cancel reply`} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}
