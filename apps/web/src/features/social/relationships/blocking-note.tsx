import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useRelationship } from './use-relationship.ts';
import * as css from './relationships.module.css';

/** Replaces the composer for a blocked member, in the specification's words, with the unblock button. */
export function BlockingNote({ person }: { person: MemberCard }) {
  const { t } = useLingui();
  const { act, doing } = useRelationship(person);
  return (
    <div className={`stack ${css.blocking}`}>
      <Note tone="bad" icon={<BanIcon />} role="status">
        <Trans>You are blocking this user, he/she can NOT reply your message.</Trans>
      </Note>
      <Button variant="line" busy={doing === 'unblock'} busyLabel={t`Unblocking`} onClick={() => act('unblock')}>
        <Trans>Unblock</Trans>
      </Button>
    </div>
  );
}
