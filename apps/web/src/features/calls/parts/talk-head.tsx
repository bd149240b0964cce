import { useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { MicOffIcon } from '@peonia/ui/icons/mic-off.tsx';
import { MonitorSmartphoneIcon } from '@peonia/ui/icons/monitor-smartphone.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { updateRunningCall, isCaller, isInCall, type RunningCall } from '../state/running-call.ts';
import { CallTimer } from './call-timer.tsx';
import { useLocationLine } from './use-location-line.ts';
import * as css from './talk-head.module.css';

/** Header of a call: member, duration, the payer's balance and the minimize button. */
export function TalkHead({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const { call, user, theirs } = running;
  const locationLine = useLocationLine(user);
  const isTalk = call.status === 'connected';
  return (
    <header className={css.callHead}>
      <Avatar name={user.name} src={user.avatar ?? undefined} eager />
      <div className="grow">
        <b className="truncate">{user.name}</b>
        <span className={`row small ${css.small}`}>
          <CallTimer running={running} />
          {isTalk && !theirs.microphone ? (
            <span className={css.callSilent}>
              <MicOffIcon label={t`Microphone off`} />
            </span>
          ) : null}
          <Meta className={css.callWhere}>{locationLine}</Meta>
        </span>
      </div>
      {me === null || !isCaller(running) ? null : (
        <span className={css.callGold}>
          <Price className={css.price} label={t`gold`}>
            {formatGold(language, Math.round(me.balance * 100))}
          </Price>
        </span>
      )}
      {isInCall(running) ? (
        <IconButton
          className={css.callGlass}
          label={t`Minimise the call`}
          title={t`Minimise the call`}
          icon={<MonitorSmartphoneIcon />}
          onClick={() => updateRunningCall({ isSmall: true })}
        />
      ) : null}
    </header>
  );
}
