import { Trans } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import * as css from './like-note.module.css';

/** Who likes the reader, and the note of the like. */
export function LikeToastText({
  user: { name },
  mutual,
  note,
}: {
  user: Pick<MemberCard, 'name'>;
  mutual: boolean;
  note: string | null;
}) {
  return (
    <>
      {mutual ? <Trans>You and {name} like each other</Trans> : <Trans>{name} likes you</Trans>}
      {note === null ? null : (
        <q className={`${css.likeWords} small`} dir="auto">
          {note}
        </q>
      )}
    </>
  );
}
