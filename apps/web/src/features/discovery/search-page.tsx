import { Trans, useLingui } from '@lingui/react/macro';
import { queryMax } from '@peonia/contract/discovery/search.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { LogInIcon } from '@peonia/ui/icons/log-in.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { SlidersHorizontalIcon } from '@peonia/ui/icons/sliders-horizontal.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import { lazy, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLocation, useNavigate } from '../../platform/router/hooks.ts';
import { localePath } from '../../platform/router/local-path.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { PeopleList } from '../social/people/people-list.tsx';
import { MeetTabs } from './meet-tabs.tsx';
import { countFilters, readCriteria, type SearchCriteria, criteriaUrl } from './search/search-criteria.ts';
import { SearchForm } from './search/search-form.tsx';
import { useSetFilters } from './search/search-labels.ts';
import { useSearch } from './search/use-search.ts';
import * as css from './people-page.module.css';
import * as searchCss from './search/search.module.css';

/** For members only; not needed for the first results. */
const SavedSearches = lazy(async () => ({ default: (await import('./saved/saved-searches.tsx')).SavedSearches }));
const neverChanges = () => () => {};

/** Search by words and filters, both in the URL, so that back, reload and links show the same. */
export default function SearchPage() {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const isMember = useSignedIn();
  // The server renders one page for all searches; the browser reads the query.
  const query = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const [pending, setPending] = useState<{ readonly since: string; readonly criteria: SearchCriteria } | null>(null);
  if (pending !== null && pending.since !== query) setPending(null);
  // A choice applies at once, before the URL has changed, so that the next one adds to it.
  const criteria = pending?.since === query ? pending.criteria : readCriteria(new URLSearchParams(query));
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMedia('(max-width: 767px)');
  const panel = useId();
  const count = countFilters(criteria);
  const go = (next: SearchCriteria) => {
    setPending({ since: query, criteria: next });
    void navigate(localePath(criteriaUrl(next)), { preventScrollReset: true, replace: query !== '' });
  };
  const form = <SearchForm criteria={criteria} onChange={go} />;
  return (
    <div className={`${css.peoplePage} ${searchCss.searchPage}`}>
      <PageHead
        title={<Trans>Search</Trans>}
        text={<Trans>By name, by words in their profile, by what matters to you</Trans>}
        actions={
          isMember ? (
            <Button
              variant="line"
              icon={<SlidersHorizontalIcon />}
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => setOpen(!isOpen)}
            >
              {count === 0 ? <Trans>All filters</Trans> : <Trans>All filters ({count})</Trans>}
            </Button>
          ) : undefined
        }
      />
      <MeetTabs current="search" />
      <WordBox key={criteria.q} q={criteria.q} onSearch={(q) => go({ ...criteria, q })} />
      <div id={panel}>
        {isMember && isOpen && !isNarrow ? (
          <Card pad edge aria-label={t`All filters`} as="section">
            {form}
          </Card>
        ) : null}
      </div>
      <Dialog
        open={isMember && isOpen && isNarrow}
        onClose={() => setOpen(false)}
        title={t`All filters`}
        closeLabel={t`Close`}
        footer={
          <Button block onClick={() => setOpen(false)}>
            <Trans>Show people</Trans>
          </Button>
        }
      >
        {form}
      </Dialog>
      <SetFilters criteria={criteria} onChange={go} />
      {isMember ? (
        <Suspense fallback={null}>
          <SavedSearches criteria={criteria} />
        </Suspense>
      ) : null}
      {isMember || criteria.q !== '' ? (
        <Results criteria={criteria} onClear={() => go({ q: '', filters: {}, place: null })} />
      ) : null}
      {isMember ? null : <LoginPrompt />}
    </div>
  );
}

function WordBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useLingui();
  // Uncontrolled, so that text typed before hydration is kept.
  return (
    <form
      role="search"
      className={searchCss.searchWords}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
      }}
    >
      <TextInput
        pill
        type="search"
        icon={<SearchIcon />}
        enterKeyHint="search"
        maxLength={queryMax}
        aria-label={t`Name or words`}
        placeholder={t`Name or words`}
        name="q"
        defaultValue={q}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

function SetFilters({
  criteria,
  onChange,
}: {
  criteria: SearchCriteria;
  onChange: (criteria: SearchCriteria) => void;
}) {
  const { t } = useLingui();
  const set = useSetFilters(criteria);
  if (set.length === 0) return null;
  return (
    <Filters label={t`Active filters`}>
      {set.map(({ name, label, without }) => (
        <FilterChip key={name} on removeLabel={t`Remove ${label}`} onClick={() => onChange(without)}>
          {label}
        </FilterChip>
      ))}
      <Button size="sm" variant="ghost" onClick={() => onChange({ ...criteria, filters: {}, place: null })}>
        <Trans>Clear</Trans>
      </Button>
    </Filters>
  );
}

function Results({ criteria, onClear }: { criteria: SearchCriteria; onClear: () => void }) {
  const { t } = useLingui();
  const list = useSearch(criteria);
  return (
    <PeopleList
      list={list}
      label={t`People found`}
      empty={
        <EmptyState
          level={2}
          icon={<SearchIcon />}
          title={<Trans>No members found</Trans>}
          text={<Trans>Try another spelling, a shorter word or fewer filters.</Trans>}
          action={
            list.hasMore ? (
              <Button onClick={list.loadMore} busy={list.isLoadingMore}>
                <Trans>Keep looking</Trans>
              </Button>
            ) : (
              <Button onClick={onClear}>
                <Trans>Show everyone</Trans>
              </Button>
            )
          }
        />
      }
    />
  );
}

function LoginPrompt() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<LogInIcon />}
      title={<Trans>Log in to search with filters</Trans>}
      text={<Trans>Without logging in, you only find members whose profile is visible to everyone.</Trans>}
      action={
        <Button href="/?type=login" aria-label={t`Log in to search`}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
