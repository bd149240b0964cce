import { useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { usePeople } from '../lists/queries.ts';
import { reasonIn } from '../lists/reasons.tsx';
import { PeopleCard } from './people-card.tsx';
import { PersonRow } from './person-row.tsx';
import { QuietCard } from './quiet-card.tsx';
import * as css from './rail.module.css';

const MOST = 3;

/** Recommended members that the rail has not `named`, each with the reason; without any, a way to the newest ones. */
export function SuggestedCard({ named }: { named: ReadonlySet<number> }) {
  const { t } = useLingui();
  const { items, isPending } = usePeople('recommend');
  if (isPending) return <Loading label={t`Loading`} shape="row" count={MOST} className={css.loading} />;
  const people = items.filter(({ user_id }) => !named.has(user_id)).slice(0, MOST);
  if (people.length === 0) return <QuietCard />;
  return (
    <PeopleCard id="suggested" title={t`Recommended`} all="/user/recommend">
      {people.map((person) => (
        <PersonRow key={person.user_id} person={person} isOnline={person.online}>
          {reasonIn.recommend(person)}
        </PersonRow>
      ))}
    </PeopleCard>
  );
}
