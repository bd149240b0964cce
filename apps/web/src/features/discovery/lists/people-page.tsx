import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SlidersHorizontalIcon } from '@peonia/ui/icons/sliders-horizontal.tsx';
import { useEffect, useEffectEvent } from 'react';
import { localePath } from '../../../platform/router/local-path.ts';
import { useRouteData } from '../../../platform/router/use-route-data.ts';
import { PeopleList } from '../../social/people/people-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { hasFilters, searchAddress } from './list-filters.ts';
import { Nobody, NobodyMatches } from './nobody.tsx';
import { PeopleFrame } from './people-frame.tsx';
import { kindTexts, type PeopleKind } from './people-kinds.ts';
import { usePeople } from './queries.ts';
import { reasonIn } from './reasons.tsx';
import { useListFilters } from './use-list-filters.ts';

/** Page of a list of people; its route's data is the kind of list. */
export default function PeoplePage() {
  const kind = useRouteData<PeopleKind>();
  return <People key={kind} kind={kind} />;
}

function People({ kind }: { kind: PeopleKind }) {
  const { t, i18n } = useLingui();
  const [inAddress, choose] = useListFilters();
  const filters = hasFilters(kind) ? inAddress : {};
  const all = localePath(searchAddress(filters));
  const isFiltered = Object.keys(filters).length > 0;
  const list = usePeople(kind, filters);
  const isLooking = useFill(list);
  return (
    <PeopleFrame
      kind={kind}
      actions={
        hasFilters(kind) ? (
          <>
            <IconButton className="phone-only" label={t`All filters`} icon={<SlidersHorizontalIcon />} href={all} />
            <Button className="desktop-only" variant="line" size="sm" icon={<SlidersHorizontalIcon />} href={all}>
              <Trans>All filters</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      {hasFilters(kind) ? <FilterBar kind={kind} filters={filters} onChange={choose} /> : null}
      <PeopleList
        list={isLooking ? { ...list, isPending: true } : list}
        label={i18n._(kindTexts[kind].title)}
        empty={isFiltered ? <NobodyMatches kind={kind} onDrop={() => choose({})} /> : <Nobody kind={kind} />}
        note={reasonIn[kind]}
      />
    </PeopleFrame>
  );
}

/** Goes on while pages with filters are empty: a call looks at a limited number of members. */
function useFill({ items, hasMore, isLoadingMore, error, loadMore }: ReturnType<typeof usePeople>): boolean {
  const isEmpty = items.length === 0 && hasMore && error === null;
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isEmpty && !isLoadingMore) load();
  }, [isEmpty, isLoadingMore]);
  return isEmpty;
}
