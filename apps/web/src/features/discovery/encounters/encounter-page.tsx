import { Trans } from '@lingui/react/macro';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { MeetTabs } from '../meet-tabs.tsx';
import { EncounterDeck, type RenderAnswers } from './encounter-deck.tsx';
import * as css from '../people-page.module.css';
import * as encountersCss from './encounters.module.css';

/** The daily deck of mutual matches. */
export function EncounterPage({ renderAnswers }: { renderAnswers: RenderAnswers }) {
  return (
    <div className={`${css.peoplePage} ${encountersCss.encPage}`}>
      <PageHead title={<Trans>Encounters</Trans>} onlyMobile />
      <MeetTabs current="encounter" />
      <EncounterDeck renderAnswers={renderAnswers} />
    </div>
  );
}
