import { Trans, useLingui } from '@lingui/react/macro';
import type { EncounterCard } from '@peonia/contract/discovery/encounters.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { MessageCircleFilledIcon } from '@peonia/ui/icons/message-circle-filled.tsx';
import { useMe } from '../../../platform/session/session.ts';
import * as css from './encounters.module.css';

/** Dialog after a mutual like, with a button to write. */
export function MutualDialog({ person, onClose }: { person: EncounterCard | null; onClose: () => void }) {
  const { t } = useLingui();
  const me = useMe();
  const name = person?.name ?? '';
  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={<Trans>You and {name} like each other</Trans>}
      closeLabel={t`Close`}
      footer={
        <div className={css.encMutualGo}>
          <Button block icon={<MessageCircleFilledIcon />} href={`/chat/${person?.user_id ?? 0}`}>
            <Trans>Write to {name}</Trans>
          </Button>
          <Button block variant="ghost" onClick={onClose}>
            <Trans>Meet more people</Trans>
          </Button>
        </div>
      }
    >
      <div className={css.encMutual}>
        <span className={css.encTwo}>
          <Avatar name={me?.name ?? ''} src={me?.avatar ?? undefined} size={132} eager />
          <Avatar name={name} src={person?.avatar ?? undefined} size={132} eager />
        </span>
        <p>
          <Trans>
            You both said yes. This is the easiest moment for a first message: ask about something in their photo or
            profile.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
