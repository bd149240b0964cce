import { useLingui } from '@lingui/react/macro';
import type { TravelBoard, TravelDeskRow } from '@peonia/contract/travel/travel-desk.ts';
import { travelBoards } from '@peonia/contract/travel/travel-desk.ts';
import { consentLabels, stateLabels } from '../labels.ts';

/** Parts of the board with their names. */
export function useBoardOptions(): readonly { value: TravelBoard; label: string }[] {
  const { t, i18n } = useLingui();
  return travelBoards.map((value) => ({
    value,
    label: value === 'over' ? t({ message: 'Over', context: 'travel' }) : i18n._(stateLabels[value]),
  }));
}

/** What the row of a request says. */
export function useDeskRow() {
  const { t, i18n } = useLingui();
  return (row: TravelDeskRow) => {
    const { destination, state, consent, moved_at, waits } = row;
    const traveller = row.traveller ?? t`Deleted member`;
    const companion = row.companion ?? t`Deleted member`;
    return {
      title: destination,
      text: t`${traveller} wants to meet ${companion}`,
      facts: [
        i18n._(state === 'paid' ? consentLabels[consent] : stateLabels[state]),
        ...(waits ? [t`New message`] : []),
      ].join(' · '),
      since: moved_at,
      mark: waits ? ('waiting' as const) : undefined,
    };
  };
}
