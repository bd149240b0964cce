import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { PersonCard } from '@peonia/ui/person-card/person-card.tsx';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';

/** A member as a card of the lists, without actions. It leads to their profile within the view. */
export function ViewedPerson({ view, person }: { view: number; person: MemberCard }) {
  const { t } = useLingui();
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  return (
    <PersonCard
      name={person.name}
      age={person.age ?? undefined}
      href={`/staff/views/${view}?show=profile&member=${person.user_id}`}
      photo={person.photo ?? undefined}
      online={person.online && t`Online`}
      verified={person.verified === 1 && t`Verified`}
      crown={person.vip === 1 && t`VIP`}
      meta={
        <Meta>
          {person.city ?? place(person)}
          {clock}
        </Meta>
      }
    />
  );
}
