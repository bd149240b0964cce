import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { PersonCard } from '@peonia/ui/person-card/person-card.tsx';
import type { ReactNode } from 'react';
import { LanguagePair } from './language-pair.tsx';
import { useLocalClock } from './summary/local-clock.tsx';
import { usePlaceName } from './summary/place-name.ts';

export interface PersonTileProps {
  readonly person: MemberCard;
  /** As last heard from the live connection; else what the card says. */
  readonly online?: boolean | undefined;
  /** First screen: the photo loads at once. */
  readonly eager?: boolean;
  /** A line of why the member is in this list. */
  readonly note?: ReactNode;
  readonly footer?: ReactNode;
}

/** A member in a list. What can be done with them comes as footer. */
export function PersonTile({ person, online = person.online, eager = false, note, footer }: PersonTileProps) {
  const { t } = useLingui();
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  return (
    <PersonCard
      name={person.name}
      age={person.age ?? undefined}
      href={`/profile/${person.user_id}`}
      photo={person.photo ?? undefined}
      eager={eager}
      online={online && t`Online`}
      verified={person.verified === 1 && t`Verified`}
      crown={person.vip === 1 && t`VIP`}
      meta={
        <>
          <Meta>
            {person.city ?? place(person)}
            {clock}
          </Meta>
          {note}
        </>
      }
      pair={person.languages.length === 0 ? undefined : <LanguagePair languages={person.languages} />}
      footer={footer}
    />
  );
}
