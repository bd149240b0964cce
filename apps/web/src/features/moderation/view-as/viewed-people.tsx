import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { listLabels } from './view-labels.ts';
import { peopleLists, type PeopleList, useViewedPeople } from './view-queries.ts';
import { ViewedPerson } from './viewed-person.tsx';
import * as css from './view-as.module.css';

/** Lists of members, in the order and with the members that the member of the view gets. */
export function ViewedPeople({ view }: { view: number }) {
  const { t, i18n } = useLingui();
  const [list, setList] = useState<PeopleList>('recommended');
  const page = useViewedPeople(view, list);
  const { items, isPending, error, reload } = page;
  return (
    <div className="stack">
      <Segmented
        label={t`List`}
        value={list}
        segments={(Object.keys(peopleLists) as PeopleList[]).map((value) => ({
          value,
          label: i18n._(listLabels[value]),
        }))}
        onChange={setList}
      />
      {isPending ? (
        <Loading label={t`Loading`} shape="card" count={3} />
      ) : error !== null && items.length === 0 ? (
        <ListError error={error} onRetry={reload} />
      ) : items.length === 0 ? (
        <EmptyState level={2} icon={<UsersIcon />} title={<Trans>The member finds nobody here</Trans>} />
      ) : (
        <ul className={css.people}>
          {items.map((person) => (
            <li key={person.user_id}>
              <ViewedPerson view={view} person={person} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={page} />
    </div>
  );
}
