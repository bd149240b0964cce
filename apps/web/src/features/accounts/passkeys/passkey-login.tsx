import { Trans } from '@lingui/react/macro';
import { loginPasskey } from '@peonia/contract/accounts/account-security.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { KeyRoundIcon } from '@peonia/ui/icons/key-round.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { supportsPasskeys } from './passkey-support.ts';

// Loaded when the form is usable already.
const loadPasskeys = () => import('./choose-passkey.ts');

/** Login with a passkey: by the button, or from the suggestions at the login field (conditional UI). */
export function PasskeyLogin({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isUnsupported, setUnsupported] = useState(false);

  const login = async (credential: Record<string, unknown> | null): Promise<void> => {
    if (credential !== null) await onSession(await call(loginPasskey, { body: { credential } }));
  };
  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    const { suggestPasskeys } = await loadPasskeys();
    const credential = await suggestPasskeys(signal);
    if (credential === null) return;
    // A refused passkey begins the suggestions again, by the effect.
    setBusy(true);
    setFailure(null);
    await login(credential).catch(setFailure);
    setBusy(false);
  });
  // The button's own request ends the suggestions; they begin again after it.
  useEffect(() => {
    if (isBusy || !supportsPasskeys()) return undefined;
    const controller = new AbortController();
    // The button and the password remain when there are no suggestions.
    suggest(controller.signal).catch(() => {});
    return () => controller.abort();
  }, [isBusy]);

  const press = async () => {
    setFailure(null);
    setUnsupported(!supportsPasskeys());
    if (!supportsPasskeys()) return;
    setBusy(true);
    try {
      const { choosePasskey } = await loadPasskeys();
      await login(await choosePasskey());
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="line" block icon={<KeyRoundIcon />} busy={isBusy} onClick={() => void press()}>
        <Trans>Use a passkey</Trans>
      </Button>
      {isUnsupported ? (
        <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
          <Trans>Passkeys do not work in this browser or at this address. Log in with your password instead.</Trans>
        </Note>
      ) : (
        <AuthFormFailure failure={failure} />
      )}
    </>
  );
}
