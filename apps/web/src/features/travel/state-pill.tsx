import { useLingui } from '@lingui/react/macro';
import type { TravelConsent, TravelState } from '@peonia/contract/travel/travel.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { consentLabels, stateLabels } from './labels.ts';
import * as css from './travel.module.css';

const overConsents: readonly TravelConsent[] = ['declined', 'withdrawn', 'expired'];

/** State of a request. */
export function StatePill({ state, className }: { state: TravelState; className?: string }) {
  const { i18n } = useLingui();
  const tone = state === 'cancelled' ? 'over' : state === 'closed' || state === 'arranged' ? 'done' : 'now';
  return (
    <span className={classNames(css.pill, className)} data-tone={tone}>
      {i18n._(stateLabels[state])}
    </span>
  );
}

/** What the member to meet has said. */
export function ConsentPill({ consent }: { consent: TravelConsent }) {
  const { i18n } = useLingui();
  const tone = consent === 'accepted' ? 'done' : overConsents.includes(consent) ? 'over' : 'now';
  return (
    <span className={css.pill} data-tone={tone}>
      {i18n._(consentLabels[consent])}
    </span>
  );
}
