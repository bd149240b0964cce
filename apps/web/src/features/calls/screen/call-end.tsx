import { Plural, Trans } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { callDuration } from '../../chat/text/call-duration.ts';
import { isCaller, type RunningCall } from '../state/running-call.ts';
import * as css from '../parts/portrait.module.css';

/** Summary of an ended call: duration and cost for the caller. */
export function CallEnd({ running }: { running: RunningCall }) {
  const { language } = useLanguage();
  const { call } = running;
  const gold = formatGold(language, Math.round((call.gold ?? 0) * 100));
  const free = call.free_minutes ?? 0;
  return (
    <div className={css.callReceipt}>
      {call.connected_at === null ? null : <p className="tabular">{callDuration(language, call.seconds)}</p>}
      {!isCaller(running) ? null : (
        <p>
          {call.gold === null || call.gold === 0 ? (
            <Trans>This call was free.</Trans>
          ) : (
            <Trans>You paid {gold} gold.</Trans>
          )}
          {free > 0 ? (
            <>
              {' '}
              <Plural
                value={free}
                one="# minute was part of your VIP share."
                other="# minutes were part of your VIP share."
              />
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}
