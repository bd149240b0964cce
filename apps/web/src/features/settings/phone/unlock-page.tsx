import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/problem.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { unlockToken } from '../../../platform/session/token-lock.ts';
import { exchange, keepSession } from '../../../platform/session/token.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';

/** Asks the owner of the phone before the app opens. */
export default function UnlockPage() {
  const { t } = useLingui();
  const next = ownPath(useSearchParams().get('redirect')) ?? '/home';
  const [isBusy, setBusy] = useState(false);
  const lock = typeof window === 'undefined' ? undefined : window.appShell?.lock;

  const logIn = async () => {
    if (lock === undefined) browserStore.set('tokenLock', false);
    else await unlockToken(lock);
    location.replace(`/?type=login&redirect=${encodeURIComponent(next)}`);
  };
  const enter = async (token: string) => {
    try {
      keepSession(await exchange(token));
    } catch (error) {
      // The session has ended meanwhile.
      if (error instanceof ApiError && error.status === 401) return logIn();
      if (error instanceof ApiError) throw error;
      // Without a network the token is renewed later, and what the device has kept can be read.
      browserStore.set('token', token);
    }
    await lock?.keep(browserStore.get('token') ?? token);
    location.replace(next);
  };
  const unlock = async () => {
    if (lock === undefined) return logIn();
    setBusy(true);
    try {
      const result = await lock.open({ title: t`Unlock`, cancel: t`Cancel` });
      if (result.kind === 'open') await enter(result.secret);
      else if (result.kind === 'gone') await logIn();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const start = useEffectEvent(() => {
    if (browserStore.get('token') !== null) location.replace(next);
    else if (browserStore.get('tokenLock')) void unlock();
  });
  useEffect(() => start(), []);
  return (
    <EmptyState
      level={1}
      icon={<LockIcon />}
      title={<Trans>Locked</Trans>}
      text={<Trans>Your fingerprint or face opens the app.</Trans>}
      action={
        <div className="row wrap">
          <Button busy={isBusy} onClick={() => void unlock()}>
            <Trans>Unlock</Trans>
          </Button>
          <Button variant="ghost" onClick={() => void logIn()}>
            <Trans>Log in with your password</Trans>
          </Button>
        </div>
      }
    />
  );
}
