import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { useTranslationShare } from './use-translation-share.ts';
import * as css from '../translation.module.css';

/** Machine translation available today, or that there is none. */
export function TranslationShareCard() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const share = useTranslationShare();
  if (share === undefined) return null;
  const { engine } = share;
  const [used, most] = [formatNumber(language, share.used), formatNumber(language, share.most)];
  return (
    <Card pad edge as="section">
      <h2>
        <Trans>Machine translation</Trans>
      </h2>
      {engine === null ? (
        <p className="small muted">
          <Trans>It is not set up on this site.</Trans>
          <SentenceSpace />
          {canTranslateOnDevice() ? (
            <Trans>
              Your browser can translate by itself: tap “Translate in this browser” below a message. Nothing leaves your
              device.
            </Trans>
          ) : (
            <Trans>Some browsers can translate by themselves; this one cannot.</Trans>
          )}
        </p>
      ) : (
        <>
          <p className="small muted">
            <Trans>
              By {engine}. Today {used} of {most} characters are used; what was translated before costs nothing.
            </Trans>
          </p>
          <Progress
            className={css.shareBar}
            label={t`Used today`}
            value={share.most === 0 ? 1 : Math.min(1, share.used / share.most)}
          />
          {me?.vip === 1 || share.used < share.most ? null : (
            <Button variant="line" size="sm" onClick={() => askForPayment({ mode: 'upgrade' })}>
              <Trans>Upgrade to VIP for more</Trans>
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
