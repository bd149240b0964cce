import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { LikedMeCard } from '@peonia/contract/social/social.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import type { ReactNode } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import * as css from './like-note.module.css';

/** The note of a like, with a button to report its author. */
export function likeNoteOf(person: MemberCard & Partial<Pick<LikedMeCard, 'note' | 'suspicious'>>): ReactNode {
  if (!person.note) return null;
  const note = <LikeNote person={person} note={person.note} />;
  return person.suspicious === true ? (
    <>
      {note}
      <NoteWarning />
    </>
  ) : (
    note
  );
}

function LikeNote({ person: { user_id, name }, note }: { person: MemberCard; note: string }) {
  const { t } = useLingui();
  return (
    <span className={css.likeNote}>
      <q className={`${css.likeWords} small grow`} dir="auto">
        {note}
      </q>
      <IconButton
        className={css.iconButton}
        size="sm"
        label={t`Report the note from ${name}`}
        icon={<FlagIcon />}
        onClick={() => askToReport({ type: 'user', id: user_id })}
      />
    </span>
  );
}

/** A card is one paragraph of phrasing content. */
function NoteWarning() {
  return (
    <span className={`${css.warning} tiny`}>
      <TriangleAlertIcon />
      <span>
        <Trans>
          This looks like a request for money or an attempt to lure you off this site. Never send money to someone you
          have not met. You can report it.
        </Trans>
      </span>
    </span>
  );
}
