import { Trans, useLingui } from '@lingui/react/macro';
import { grantAlbumAccess } from '@peonia/contract/media/album.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { accessListKey } from './access-list.ts';
import * as css from '../own-album/album.module.css';

/** A member with the button to grant or revoke access. */
export function AccessRow({ person, isIn }: { person: MemberCard; isIn: boolean }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { name } = person;
  const set = async () => {
    setBusy(true);
    await call(grantAlbumAccess, { params: { id: person.user_id }, body: { let_in: !isIn } }).catch(showProblem);
    await queryClient.invalidateQueries({ queryKey: accessListKey });
    setBusy(false);
  };
  return (
    <li className={css.accessRow}>
      <Avatar name={name} src={person.avatar ?? undefined} size={36} />
      <b className="grow truncate">{name}</b>
      <Button
        size="sm"
        variant={isIn ? 'line' : 'soft'}
        busy={isBusy}
        aria-label={isIn ? t`Remove ${name}` : t`Give ${name} access`}
        onClick={() => void set()}
      >
        {isIn ? <Trans>Remove</Trans> : <Trans>Give access</Trans>}
      </Button>
    </li>
  );
}
