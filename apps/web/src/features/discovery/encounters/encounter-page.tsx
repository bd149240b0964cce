import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SlidersHorizontalIcon } from '@peonia/ui/icons/sliders-horizontal.tsx';
import { useId, useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { FilterBar } from '../lists/filter-bar.tsx';
import { countListFilters } from '../lists/list-filters.ts';
import { useListFilters } from '../lists/use-list-filters.ts';
import { MeetTabs } from '../meet-tabs.tsx';
import { EncounterDeck, type RenderAnswers } from './encounter-deck.tsx';
import * as css from '../people-page.module.css';
import * as encountersCss from './encounters.module.css';

/** The daily deck of mutual matches, with filters in the address. */
export function EncounterPage({ renderAnswers }: { renderAnswers: RenderAnswers }) {
  const { t } = useLingui();
  const [filters, choose] = useListFilters();
  const count = countListFilters(filters);
  const [isOpen, setOpen] = useState(count > 0);
  const bar = useId();
  const active = t`${plural(count, { one: '# active', other: '# active' })}`;
  const opener = { 'aria-expanded': isOpen, 'aria-controls': bar, onClick: () => setOpen(!isOpen) };
  return (
    <div className={`${css.peoplePage} ${encountersCss.encPage}`}>
      <PageHead
        title={<Trans>Encounters</Trans>}
        onlyMobile
        actions={
          <IconButton
            {...opener}
            className="phone-only"
            label={t`Filters`}
            icon={<SlidersHorizontalIcon />}
            count={count}
            countLabel={active}
          />
        }
      />
      <MeetTabs current="encounter" />
      <Button
        {...opener}
        className={`desktop-only ${encountersCss.encFilters}`}
        variant="line"
        size="sm"
        icon={<SlidersHorizontalIcon />}
      >
        <Trans>Filters</Trans>
        <Badge count={count} label={active} />
      </Button>
      <div id={bar}>{isOpen ? <FilterBar kind="encounter" filters={filters} onChange={choose} /> : null}</div>
      <EncounterDeck renderAnswers={renderAnswers} filters={filters} onDropFilters={() => choose({})} />
    </div>
  );
}
