import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { isForLife, trialPack } from '@peonia/core/packs.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useState } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { requireMember, useMe } from '../../../platform/session/session.ts';
import { openUpgrade } from '../../payments/open-payment.ts';
import { LikeNoteDialog } from '../likes/like-note-dialog.tsx';
import { useSendLikeNote } from '../likes/use-send-like-note.ts';
import { BlockDialog } from './block-dialog.tsx';
import { RemarkDialog } from './remark-dialog.tsx';

type Person = MemberCard & { readonly vip_expired_at?: string | null };

/**
 * More actions on a member: entries of features to the right first, then like with a note, give VIP, private note,
 * report, block.
 */
export function MemberMenu({ person, more }: { person: Person; more?: readonly MenuEntry[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'note' | 'remark' | 'block' | null>(null);
  const close = () => setOpen(null);
  const sendNote = useSendLikeNote();
  const { name, user_id } = person;
  const gifts = useGifts(person);
  return (
    <>
      <Menu
        label={t`More about ${name}`}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} variant="fill" label={t`More: note, report, block`} icon={<EllipsisIcon />} />
        )}
        entries={[
          ...(more ?? []),
          ...(person.friend === 4
            ? []
            : [
                {
                  label: t`Like with a note`,
                  icon: <HeartIcon />,
                  onSelect: () => requireMember(() => setOpen('note')),
                },
              ]),
          ...gifts,
          { label: t`Private note`, icon: <PenLineIcon />, onSelect: () => requireMember(() => setOpen('remark')) },
          {
            label: t`Report this profile`,
            icon: <FlagIcon />,
            danger: true,
            onSelect: () => askToReport({ type: 'user', id: user_id }),
          },
          ...(person.friend === 4
            ? []
            : [
                {
                  label: t`Block`,
                  icon: <BanIcon />,
                  danger: true,
                  onSelect: () => requireMember(() => setOpen('block')),
                },
              ]),
        ]}
      />
      <LikeNoteDialog person={open === 'note' ? person : null} onClose={close} onSend={sendNote} />
      <RemarkDialog open={open === 'remark'} person={person} onClose={close} />
      <BlockDialog open={open === 'block'} person={person} onClose={close} />
    </>
  );
}

/** VIP for the member and, from a partner, the free trial. None for lifetime members. */
function useGifts({ user_id: userId, name, friend, vip_expired_at }: Person): MenuEntry[] {
  const { t } = useLingui();
  const me = useMe();
  if (me?.id === userId || friend === 4 || isForLife(vip_expired_at ?? null)) return [];
  const trial = {
    label: t`Give the free trial`,
    icon: <GiftIcon />,
    onSelect: () => openUpgrade({ userId, name, month: trialPack }),
  };
  return [
    { label: t`Give VIP`, icon: <CrownIcon />, onSelect: () => openUpgrade({ userId, name }) },
    ...(me?.is_partner === 1 ? [trial] : []),
  ];
}
