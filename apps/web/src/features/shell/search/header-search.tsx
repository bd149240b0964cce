import { Trans, useLingui } from '@lingui/react/macro';
import { queryMax } from '@peonia/contract/discovery/search.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { lazy, Suspense, useId } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import type { LiveSearch } from './use-live-search.ts';
import { useSearchBox } from './use-search-box.ts';
import * as css from './header-search.module.css';

const SearchResult = lazy(async () => ({ default: (await import('./search-result.tsx')).SearchResult }));

/** The header search: a combobox whose rows link to profiles. On narrow headers a link to the search page. */
export function HeaderSearch() {
  const { t } = useLingui();
  const id = useId();
  const { box, isShown, active, ...search } = useSearchBox();
  return (
    <>
      <IconButton className={css.topSearchLink} label={t`Search members`} icon={<SearchIcon />} href="/user/search" />
      <div ref={box} role="search" className={css.topSearch}>
        <TextInput
          pill
          type="search"
          role="combobox"
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-panel`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-label={t`Search members`}
          placeholder={t`Search members`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={queryMax}
          icon={<SearchIcon />}
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
          onFocus={search.open}
          onKeyDown={search.onKeyDown}
        />
        <div className={classNames(css.topFound, isShown && css.open)}>
          <div id={`${id}-panel`} role="grid" aria-label={t`People found`}>
            <Suspense>
              {(isShown ? search.people : []).map((person, row) => (
                <SearchResult
                  key={person.user_id}
                  person={person}
                  id={`${id}-${row}`}
                  isActive={row === active}
                  onLeave={search.close}
                />
              ))}
            </Suspense>
          </div>
          {isShown ? <PanelFoot search={search.search} all={search.all} onLeave={search.close} /> : null}
        </div>
      </div>
    </>
  );
}

function PanelFoot({
  search: { state, people },
  all,
  onLeave,
}: {
  search: LiveSearch;
  all: string;
  onLeave: () => void;
}) {
  return (
    <>
      <p role="status" className={state === 'done' && people.length > 0 ? 'visually-hidden' : css.foundNote}>
        {state === 'searching' ? <Trans>Searching…</Trans> : null}
        {state === 'failed' ? <Trans>The search did not work. Please try again.</Trans> : null}
        {state === 'done' && people.length === 0 ? (
          <Trans>No members found. Try another spelling or a shorter word.</Trans>
        ) : null}
      </p>
      <Link className={css.foundAll} href={all} onClick={onLeave}>
        <Trans>See all results</Trans>
      </Link>
    </>
  );
}
