import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '../../../platform/qr-code.tsx';
import * as css from './security.module.css';

/** Secret of the authenticator app, as QR code and text. */
export function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useLingui();
  const groups = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <>
      <p>
        <Trans>Scan this with your authenticator app, then enter the code that it shows.</Trans>
      </p>
      <QrCode className={css.qr} border={1} text={uri} label={t`QR code with the secret for your app`} />
      <p className="small muted">
        <Trans>Or type this secret:</Trans>{' '}
        <span className={css.secret} data-testid="app-secret">
          {groups}
        </span>
      </p>
    </>
  );
}
