import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { UserPlusIcon } from '@peonia/ui/icons/user-plus.tsx';
import { useState } from 'react';
import { LetInDialog } from './let-in-dialog.tsx';
import { useLetInList } from './let-in-list.ts';
import { LetInRow } from './let-in-row.tsx';

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
