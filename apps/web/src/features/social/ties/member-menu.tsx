import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { BanIcon, EllipsisIcon, FlagIcon, PenLineIcon } from '@peonia/ui/icons.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useState } from 'react';
import { askToReport } from '../../../platform/report-request.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { BlockDialog } from './block-dialog.tsx';
import { RemarkDialog } from './remark-dialog.tsx';

/** More about a member: a private note, report, block. */
export function MemberMenu({ person }: { person: MemberCard }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'remark' | 'block' | null>(null);
  const close = () => setOpen(null);
  const { name, user_id } = person;
  return (
    <>
      <Menu
        label={t`More about ${name}`}
        renderTrigger={(trigger) => <IconButton {...trigger} variant="fill" label={t`More: remark, report, block`} icon={<EllipsisIcon />} />}
        entries={[
          { label: t`Private note`, icon: <PenLineIcon />, onSelect: () => requireMember(() => setOpen('remark')) },
          { label: t`Report this profile`, icon: <FlagIcon />, danger: true, onSelect: () => askToReport({ type: 'user', id: user_id }) },
          ...(person.friend === 4 ? [] : [{ label: t`Block`, icon: <BanIcon />, danger: true, onSelect: () => requireMember(() => setOpen('block')) }]),
        ]}
      />
      <RemarkDialog open={open === 'remark'} person={person} onClose={close} />
      <BlockDialog open={open === 'block'} person={person} onClose={close} />
    </>
  );
}
