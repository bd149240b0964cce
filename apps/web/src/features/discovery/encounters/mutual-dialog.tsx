import { Trans, useLingui } from '@lingui/react/macro';
import type { EncounterCard } from '@peonia/contract/discovery/encounters.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Mark } from '@peonia/ui/icons/mark.tsx';
import { MessageCircleFilledIcon } from '@peonia/ui/icons/message-circle-filled.tsx';
import { Photo } from '@peonia/ui/photo/photo.tsx';
import { useState } from 'react';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { LanguagePair } from '../../profiles/language-pair.tsx';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { FirstWords } from './first-words.tsx';
import * as css from './mutual-dialog.module.css';

interface MutualDialogProps {
  /** Null closes it. */
  readonly person: EncounterCard | null;
  readonly onClose: () => void;
}

/** The moment of a mutual like: both portraits, and first words that can be sent at once. */
export function MutualDialog({ person, onClose }: MutualDialogProps) {
  const { t } = useLingui();
  const name = person?.name ?? '';
  return (
    <Dialog
      size="md"
      className={css.moment}
      open={person !== null}
      onClose={onClose}
      title={<Trans>You and {name} like each other</Trans>}
      hideTitle
      closeLabel={t`Close`}
    >
      {person === null ? null : <Meeting key={person.user_id} person={person} onClose={onClose} />}
    </Dialog>
  );
}

function Meeting({ person, onClose }: { person: EncounterCard; onClose: () => void }) {
  const { t } = useLingui();
  const me = useMe();
  const [isSent, setSent] = useState(false);
  const { name, user_id } = person;
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone, true);
  const online = usePresence([user_id]).get(user_id) ?? person.online;
  return (
    <div className={css.meeting}>
      <div className={css.duo}>
        <span className={css.faces}>
          <Photo src={me?.avatar ?? undefined} alt="" ratio="fill" eager className={css.face} />
          <Photo src={person.photo ?? undefined} alt="" ratio="fill" eager className={css.face} />
          <span className={css.mark} aria-hidden="true">
            <Mark />
          </span>
        </span>
        {/* The title of the dialog, where it is seen. */}
        <p className={css.said} aria-hidden="true">
          <Trans>You and {name} like each other</Trans>
        </p>
        <span className={`small ${css.where}`}>
          <span>{place(person)}</span>
          {clock === null ? null : <span>{clock}</span>}
          {online ? <span>{t`Online`}</span> : null}
        </span>
        {person.languages.length === 0 ? null : <LanguagePair languages={person.languages} />}
      </div>
      <div className={`stack ${css.words}`}>
        {isSent ? (
          <p role="status">
            <Trans>Your first words are on their way to {name}.</Trans>
          </p>
        ) : (
          <FirstWords person={person} onSent={() => setSent(true)} />
        )}
        <div className={css.acts}>
          <Button
            block
            variant={isSent ? 'primary' : 'line'}
            icon={<MessageCircleFilledIcon />}
            href={`/chat/${user_id}`}
          >
            <Trans>Open the chat with {name}</Trans>
          </Button>
          <Button block variant="ghost" onClick={onClose}>
            <Trans>Meet more people</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
