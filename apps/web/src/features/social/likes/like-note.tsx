import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { LikedMeCard } from '@peonia/contract/social/social.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import type { ReactNode } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import * as css from './like-note.module.css';

/** The note of a like, with a button to report its author. */
export function likeNoteOf(person: MemberCard & Partial<Pick<LikedMeCard, 'note'>>): ReactNode {
  return person.note ? <LikeNote person={person} note={person.note} /> : null;
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
