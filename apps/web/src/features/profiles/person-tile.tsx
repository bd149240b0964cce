import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { PersonCard } from '@peonia/ui/person-card/person-card.tsx';
import type { ReactNode } from 'react';
import { LanguagePair } from './language-pair.tsx';
import { useLocalClock } from './summary/local-clock.tsx';
import { usePlaceName } from './summary/place-name.ts';

interface PersonTileProps {
  readonly person: MemberCard;
  /** Live presence; falls back to the card's value. */
  readonly online?: boolean | undefined;
  /** On the first screen: loads the photo at once. */
  readonly eager?: boolean;
  /** Why the member is in this list. */
  readonly note?: ReactNode;
  readonly footer?: ReactNode;
}

/** A member in a list. Actions are passed as `footer`. */
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
