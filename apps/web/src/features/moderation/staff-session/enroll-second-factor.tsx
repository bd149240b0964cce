import { Trans, useLingui } from '@lingui/react/macro';
import { enrolFactor } from '@peonia/contract/staff/staff.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { QrCodeIcon } from '@peonia/ui/icons/qr-code.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import * as css from '../staff.module.css';

/** Needed once in the life of a member of the staff. */
const qrPart = lazyPart(() => import('../../../platform/qr-code.tsx'));

/** The secret of the authenticator app as QR code and text. A new one is created at each request. */
export function EnrollSecondFactor() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [factor, setFactor] = useState<{ secret: string; uri: string } | null>(null);
  const qr = qrPart.use(factor !== null);
  const begin = async () => {
    setBusy(true);
    try {
      setFactor(await call(enrolFactor));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  if (factor === null) {
    return (
      <div>
        <Button icon={<QrCodeIcon />} busy={isBusy} onClick={() => void begin()}>
          <Trans>Show the QR code</Trans>
        </Button>
      </div>
    );
  }
  const groups = factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <Card pad className="stack" aria-label={t`Secret for your app`}>
      <p>
        <Trans>Scan this with your app, then enter the code that it shows.</Trans>
      </p>
      {qr === null ? null : (
        <qr.QrCode
          className={css.staffQr}
          border={1}
          text={factor.uri}
          label={t`QR code with the secret for your app`}
        />
      )}
      <p className="small muted">
        <Trans>Or type this secret:</Trans>{' '}
        <span className={css.staffSecret} data-testid="staff-secret">
          {groups}
        </span>
      </p>
    </Card>
  );
}
