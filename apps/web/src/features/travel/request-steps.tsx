import { Trans, useLingui } from '@lingui/react/macro';
import type { TravelRequest, TravelState } from '@peonia/contract/travel/travel.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { CircleXIcon } from '@peonia/ui/icons/circle-x.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { StepList } from '@peonia/ui/step-list/step-list.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { stateLabels } from './labels.ts';

const way: readonly TravelState[] = ['paid', 'in_progress', 'arranged', 'closed'];

/** The steps of a request: those taken with their day, the one it is at, and those ahead. */
export function RequestSteps({
  request: { state, timeline, refunded, role },
}: {
  request: Pick<TravelRequest, 'state' | 'timeline' | 'refunded' | 'role'>;
}) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  if (state === 'cancelled')
    return (
      <Note icon={<CircleXIcon />}>
        {role === 'companion' ? (
          <Trans>This request has ended. Nothing is left to do.</Trans>
        ) : refunded ? (
          <Trans>This request has ended. The whole fee was returned to you the way you paid.</Trans>
        ) : (
          <Trans>This request has ended. Your fee is on its way back to you.</Trans>
        )}
      </Note>
    );
  return (
    <StepList
      label={t`Progress`}
      steps={way.map((step) => {
        const at = timeline.find((taken) => taken.state === step)?.at;
        const isNow = step === state && step !== 'closed';
        return {
          key: step,
          label: i18n._(stateLabels[step]),
          state: at === undefined ? 'ahead' : isNow ? 'now' : 'done',
          note: at === undefined ? undefined : formatDate(language, new Date(at), 'short'),
        };
      })}
    />
  );
}
