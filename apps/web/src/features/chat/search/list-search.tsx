import { Trans } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { FilterMenus } from './filter-menus.tsx';
import { MessageResults } from './message-results.tsx';
import { noFilters } from './search-filters.ts';
import * as css from './search.module.css';

export interface ListSearchProps {
  readonly q: string;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Messages of all conversations that match, below the chats whose names do. */
export function ListSearch({ q, scroller }: ListSearchProps) {
  const [filters, setFilters] = useState(noFilters);
  return (
    <section className={css.section}>
      <h3 className={css.title}>
        <Trans>Messages</Trans>
      </h3>
      <FilterMenus filters={filters} onChange={setFilters} name={null} />
      <MessageResults q={q} filters={filters} userId={null} scroller={scroller} />
    </section>
  );
}
