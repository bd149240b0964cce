import { Trans, useLingui } from '@lingui/react/macro';
import type { Wheel } from '@peonia/contract/wheel.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useId, useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askToVerify } from '../../platform/session/verify-request.ts';
import { browserStore, useStored } from '../../platform/store/browser-store.ts';
import { usePrizeText } from './prize-text.ts';
import { useWheel } from './use-wheel.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { WheelOdds } from './wheel-odds.tsx';
import * as css from './wheel.module.css';

/** The toast of a result. Specification section 8. */
const TOAST = 8_000;

/** The prize wheel: spin, result, chances, and "Do not show this again". */
export function WheelDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const { result } = usePrizeText();
  const { data, error, refetch, phase, spin, angle } = useWheel(open, (prize) =>
    toast.show({ text: result(prize), lasts: TOAST, tone: prize % 2 === 1 ? 'plain' : 'ok' }),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={css.dialog}
      title={<Trans>Prize wheel</Trans>}
      hideTitle
      closeLabel={t`Close`}
    >
      {data === undefined && error !== null ? (
        <ListError error={error} onRetry={() => void refetch()} isCompact />
      ) : (
        <>
          <WheelDrawing angle={angle} isSpinning={phase === 'spinning'} />
          <div aria-live="polite" className={css.outcome}>
            {data === undefined ? (
              <Loading label={t`Loading`} shape="text" count={1} />
            ) : (
              <Outcome wheel={data} isSpinning={phase === 'spinning'} />
            )}
          </div>
          {data === undefined ? (
            <Button size="lg" block busy>
              <Trans>Spin</Trans>
            </Button>
          ) : data.ready === 1 ? (
            <Button size="lg" block busy={phase !== 'still'} onClick={() => void spin()}>
              <Trans>Spin</Trans>
            </Button>
          ) : data.prize === null && data.email_verified === 0 ? (
            <Button
              size="lg"
              block
              onClick={() => {
                onClose();
                askToVerify();
              }}
            >
              <Trans>Verify e-mail address</Trans>
            </Button>
          ) : (
            <Button size="lg" block onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          )}
          <WheelFoot prizes={data?.prizes} />
        </>
      )}
    </Dialog>
  );
}

function Outcome({ wheel: { prize, email_verified }, isSpinning }: { wheel: Wheel; isSpinning: boolean }) {
  const { result } = usePrizeText();
  const { language } = useLanguage();
  const balance = formatGold(language, Math.round((useMe()?.balance ?? 0) * 100));
  if (isSpinning)
    return (
      <>
        <h3>
          <Trans>The wheel is turning</Trans>
        </h3>
        <p className="muted">
          <Trans>The prize is drawn.</Trans>
        </p>
      </>
    );
  if (prize !== null)
    return (
      <>
        <h3>{result(prize)}</h3>
        <p className="muted">
          {prize === 0 ? (
            <Trans>Our team will write to you. Come back tomorrow for the next spin.</Trans>
          ) : prize % 2 === 1 ? (
            <Trans>Come back tomorrow for the next spin.</Trans>
          ) : (
            <Trans>Your balance is now {balance} gold. Come back tomorrow for the next spin.</Trans>
          )}
        </p>
      </>
    );
  return (
    <>
      <h3>
        <Trans>Your spin for today</Trans>
      </h3>
      <p className="muted">
        {email_verified === 1 ? (
          <Trans>One free turn a day. Nothing to buy.</Trans>
        ) : (
          <Trans>Verify your e-mail address first: one free turn a day is then yours.</Trans>
        )}
      </p>
    </>
  );
}

function WheelFoot({ prizes }: { prizes: Wheel['prizes'] | undefined }) {
  const id = useId();
  const [showsOdds, setShowsOdds] = useState(false);
  const stored = useStored('wheel');
  const hide = (isHidden: boolean) =>
    browserStore.set('wheel', isHidden ? 'never' : new Date().toISOString().slice(0, 10));
  return (
    <>
      <div className={css.foot}>
        <Checkbox
          label={<Trans>Do not show this again</Trans>}
          checked={stored === 'never'}
          onChange={(event) => hide(event.target.checked)}
        />
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={showsOdds}
          aria-controls={id}
          onClick={() => setShowsOdds(!showsOdds)}
        >
          <Trans>Prizes and odds</Trans>
        </Button>
      </div>
      {showsOdds && prizes !== undefined ? <WheelOdds id={id} prizes={prizes} /> : null}
    </>
  );
}
