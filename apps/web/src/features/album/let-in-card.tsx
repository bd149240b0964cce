import { Trans, useLingui } from '@lingui/react/macro';
import { letIn } from '@peonia/contract/album.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { UserPlusIcon } from '@peonia/ui/icons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors.tsx';
import { LetInDialog } from './let-in-dialog.tsx';
import { letInKey, useLetInList } from './let-in-list.ts';

/** Who sees the private folder, and the way to let somebody in or out. */
export function LetInCard() {
  const { t } = useLingui();
  const list = useLetInList();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card pad aria-labelledby="let-in">
      <CardHead
        id="let-in"
        title={<Trans>People you let in</Trans>}
        action={
          <Button size="sm" variant="soft" icon={<UserPlusIcon />} onClick={() => setChoosing(true)}>
            <Trans>Let in</Trans>
          </Button>
        }
      />
      {list.items.length === 0 ? (
        <p className="small muted">
          <Trans>Nobody yet. Only you see this folder.</Trans>
        </p>
      ) : (
        <ul aria-label={t`People you let in`}>
          {list.items.map((person) => (
            <LetInRow key={person.user_id} person={person} isIn />
          ))}
        </ul>
      )}
      {list.hasMore ? (
        <Button size="sm" variant="ghost" busy={list.isLoadingMore} onClick={list.loadMore}>
          <Trans>Show more</Trans>
        </Button>
      ) : null}
      <LetInDialog open={isChoosing} already={list.items} onClose={() => setChoosing(false)} />
    </Card>
  );
}

/** A member with the one thing to do: let in, or out again. */
export function LetInRow({ person, isIn }: { person: MemberCard; isIn: boolean }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { name } = person;
  const set = async () => {
    setBusy(true);
    await call(letIn, { params: { id: person.user_id }, body: { let_in: !isIn } }).catch(showProblem);
    await queryClient.invalidateQueries({ queryKey: letInKey });
    setBusy(false);
  };
  return (
    <li className="let-in-row">
      <Avatar name={name} src={person.avatar ?? undefined} size={36} />
      <b className="grow trunc">{name}</b>
      <Button size="sm" variant={isIn ? 'line' : 'soft'} busy={isBusy} aria-label={isIn ? t`Take ${name} out` : t`Let ${name} in`} onClick={() => void set()}>
        {isIn ? <Trans>Take out</Trans> : <Trans>Let in</Trans>}
      </Button>
    </li>
  );
}
