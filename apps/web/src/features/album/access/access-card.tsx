import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { UserPlusIcon } from '@peonia/ui/icons/user-plus.tsx';
import { useState } from 'react';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { useAccessList } from './access-list.ts';
import { AccessRow } from './access-row.tsx';
import { GrantAccessDialog } from './grant-access-dialog.tsx';

/** Members with access to the private folder, with buttons to grant and revoke it. */
export function AccessCard() {
  const { t } = useLingui();
  const list = useAccessList();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card pad aria-labelledby="let-in">
      <CardHead
        id="let-in"
        title={<Trans>People with access</Trans>}
        action={
          <Button size="sm" variant="soft" icon={<UserPlusIcon />} onClick={() => setChoosing(true)}>
            <Trans>Give access</Trans>
          </Button>
        }
      />
      {list.items.length === 0 ? (
        <p className="small muted">
          <Trans>Nobody yet. Only you see this folder.</Trans>
        </p>
      ) : (
        <ul aria-label={t`People with access`}>
          {list.items.map((person) => (
            <AccessRow key={person.user_id} person={person} isIn />
          ))}
        </ul>
      )}
      <ShowMore list={list} size="sm" />
      <GrantAccessDialog open={isChoosing} already={list.items} onClose={() => setChoosing(false)} />
    </Card>
  );
}
