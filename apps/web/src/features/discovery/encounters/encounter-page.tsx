import { Trans } from '@lingui/react/macro';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { PeopleTabs } from '../lists/people-tabs.tsx';
import { EncounterDeck } from './encounter-deck.tsx';
import * as css from '../people-page.module.css';
import * as encountersCss from './encounters.module.css';

/** The daily deck of mutual matches. */
export default function EncounterPage() {
  return (
    <div className={`${css.peoplePage} ${encountersCss.encPage}`}>
      <PageHead
        title={<Trans>Encounters</Trans>}
        text={<Trans>A few people each day who could be right for you</Trans>}
      />
      <PeopleTabs current="encounter" />
      <EncounterDeck />
    </div>
  );
}
