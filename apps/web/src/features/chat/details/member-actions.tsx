import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { BellOffIcon } from '@peonia/ui/icons/bell-off.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { type ReactNode, useState } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { BlockDialog } from '../../social/relationships/block-dialog.tsx';
import { RemarkDialog } from '../../social/relationships/remark-dialog.tsx';
import { EngineMenu } from '../../translation/engine/engine-menu.tsx';
import { updateThreadSettings } from '../threads/update-thread-settings.ts';
import * as css from './details.module.css';

/** Actions for the member: mute, translation, private note, block, report. */
export function MemberActions({ user, thread }: { user: MemberCard; thread: Thread | null }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'remark' | 'block' | null>(null);
  const close = () => setOpen(null);
  const isMuted = thread?.muted ?? false;
  return (
    <div className={css.infoActs}>
      {thread === null ? null : (
        <Act
          icon={isMuted ? <BellIcon /> : <BellOffIcon />}
          label={isMuted ? t`Unmute this chat` : t`Mute this chat`}
          onPress={() => void updateThreadSettings(thread, { muted: !isMuted })}
        />
      )}
      {thread === null ? null : (
        <EngineMenu thread={thread} onChange={(engine) => void updateThreadSettings(thread, { engine })} />
      )}
      <Act icon={<PenLineIcon />} label={t`Private note`} onPress={() => setOpen('remark')} />
      {user.friend === 4 ? null : <Act icon={<BanIcon />} label={t`Block`} onPress={() => setOpen('block')} />}
      <Act icon={<FlagIcon />} label={t`Report`} onPress={() => askToReport({ type: 'user', id: user.user_id })} />
      <RemarkDialog open={open === 'remark'} person={user} onClose={close} />
      <BlockDialog open={open === 'block'} person={user} onClose={close} />
    </div>
  );
}

function Act({ icon, label, onPress }: { icon: ReactNode; label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      {icon}
      <span>{label}</span>
    </button>
  );
}
