import { useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { CompletenessCard } from '../../profiles/summary/completeness-card.tsx';
import { AwakeCard } from './awake-card.tsx';
import { BirthdayCard } from './birthday-card.tsx';
import { OnlineCard } from './online-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { SuggestedCard } from './suggested-card.tsx';
import { useRail } from './use-rail.ts';
import { WheelCard } from './wheel-card.tsx';
import { type ThreadPreview, YourTurnCard } from './your-turn-card.tsx';
import * as css from './rail.module.css';

/** With fewer members than this the rail recommends some. */
const FEW = 4;

/**
 * What is going on: today's spin, requests, turns to reply, who is awake or online, birthdays, the next step of the
 * profile. Shown once all of it is known, so that nothing moves. Where that names few people, recommended ones follow.
 */
export function LivingRail({ Preview }: { readonly Preview: ThreadPreview }) {
  const { t } = useLingui();
  const me = useMe();
  const rail = useRail();
  if (rail === null) return <Loading label={t`Loading`} shape="row" count={4} className={css.loading} />;
  const { turns, awake, online, birthdays, now } = rail;
  const requests = me?.counter.request ?? 0;
  const named = new Set([turns, awake, online, birthdays].flat().map(({ user_id }) => user_id));
  return (
    <>
      {me?.wheel === 1 && !me.off.includes('wheel') ? <WheelCard /> : null}
      {requests === 0 ? null : <RequestsCard count={requests} />}
      {turns.length === 0 ? null : <YourTurnCard threads={turns} Preview={Preview} />}
      {awake.length === 0 ? null : <AwakeCard people={awake} now={now} />}
      {online.length === 0 ? null : <OnlineCard people={online} />}
      {birthdays.length === 0 ? null : <BirthdayCard people={birthdays} />}
      {me === null ? null : <CompletenessCard profile={me.profile} />}
      {named.size < FEW ? <SuggestedCard named={named} /> : null}
    </>
  );
}
