import { Trans, useLingui } from '@lingui/react/macro';
import { queryMax } from '@peonia/contract/search.ts';
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
import { localePath } from '../../platform/local-path.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useLocation, useNavigate } from '../../platform/router/hooks.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import { PeopleList } from '../social/public.ts';
import { SearchForm } from './search-form.tsx';
import { useSetFilters } from './search-labels.ts';
import './search.css';
import { countFilters, readTerms, type SearchTerms, writeTerms } from './search-terms.ts';
import { useSearch } from './use-search.ts';

/** Of members alone, and not needed for the first people to be shown. */
const SavedSearches = lazy(async () => ({ default: (await import('./saved/saved-searches.tsx')).SavedSearches }));
const neverChanges = () => () => {};

/** Search by words and filters. Both stand in the address, so that back, reload and a link show the same. */
export default function SearchPage() {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const isMember = useSignedIn();
  // The server renders one page for all searches; what is looked for is the browser's to say.
  const query = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  const [wish, setWish] = useState<{ readonly since: string; readonly terms: SearchTerms } | null>(null);
  if (wish !== null && wish.since !== query) setWish(null);
  // A choice counts at once, though the address follows a moment later: the next one adds to it.
  const terms = wish?.since === query ? wish.terms : readTerms(new URLSearchParams(query));
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMedia('(max-width: 767px)');
  const panel = useId();
  const count = countFilters(terms);
  const go = (next: SearchTerms) => {
    setWish({ since: query, terms: next });
    void navigate(localePath(writeTerms(next)), { preventScrollReset: true, replace: query !== '' });
  };
  const form = <SearchForm terms={terms} onChange={go} />;
  return (
    <div className="people-page search-page">
      <PageHead
        title={<Trans>Search</Trans>}
        text={<Trans>By name, by words of their biography, by what matters to you</Trans>}
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
      <WordBox key={terms.q} q={terms.q} onSearch={(q) => go({ ...terms, q })} />
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
      <SetFilters terms={terms} onChange={go} />
      {isMember ? (
        <Suspense fallback={null}>
          <SavedSearches terms={terms} />
        </Suspense>
      ) : null}
      {isMember || terms.q !== '' ? (
        <Results terms={terms} onClear={() => go({ q: '', filters: {}, place: null })} />
      ) : null}
      {isMember ? null : <LoginCall />}
    </div>
  );
}

function WordBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useLingui();
  // The box keeps its words itself: what is typed before the program is there is not lost.
  return (
    <form
      role="search"
      className="search-words"
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

function SetFilters({ terms, onChange }: { terms: SearchTerms; onChange: (terms: SearchTerms) => void }) {
  const { t } = useLingui();
  const set = useSetFilters(terms);
  if (set.length === 0) return null;
  return (
    <Filters label={t`Filters that are set`}>
      {set.map(({ name, label, without }) => (
        <FilterChip key={name} on removeLabel={t`Remove ${label}`} onClick={() => onChange(without)}>
          {label}
        </FilterChip>
      ))}
      <Button size="sm" variant="ghost" onClick={() => onChange({ ...terms, filters: {}, place: null })}>
        <Trans>Clear</Trans>
      </Button>
    </Filters>
  );
}

function Results({ terms, onClear }: { terms: SearchTerms; onClear: () => void }) {
  const { t } = useLingui();
  const list = useSearch(terms);
  return (
    <PeopleList
      list={list}
      label={t`People found`}
      empty={
        <EmptyState
          level={2}
          icon={<SearchIcon />}
          title={<Trans>Nobody was found</Trans>}
          text={<Trans>Try another spelling, a shorter word or fewer filters.</Trans>}
          action={
            list.hasMore ? (
              <Button onClick={list.loadMore} busy={list.isLoadingMore}>
                <Trans>Look further</Trans>
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

function LoginCall() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      icon={<LogInIcon />}
      title={<Trans>Log in to search with filters</Trans>}
      text={<Trans>Guests find only members who show themselves to everyone.</Trans>}
      action={
        <Button href="/?type=login" aria-label={t`Log in to search`}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
