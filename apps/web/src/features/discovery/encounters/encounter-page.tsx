import { Trans } from '@lingui/react/macro';
import { PageHead } from '../../../platform/page-head.tsx';
import { PeopleTabs } from '../lists/people-tabs.tsx';
import { EncounterDeck } from './encounter-deck.tsx';
import './encounters.css';
import '../people-page.css';

/** The daily deck of mutual matches. */
export default function EncounterPage() {
  return (
    <div className="people-page enc-page">
      <PageHead
        title={<Trans>Encounters</Trans>}
        text={<Trans>A few people a day who suit you, and whom you suit</Trans>}
      />
      <PeopleTabs current="encounter" />
      <EncounterDeck />
    </div>
  );
}
