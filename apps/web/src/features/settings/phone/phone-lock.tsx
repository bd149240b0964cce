import { Trans, useLingui } from '@lingui/react/macro';
import type { ShellLock } from '@peonia/contract/protocol/app-shell.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQuery } from '@tanstack/react-query';
import { lockToken, unlockToken } from '../../../platform/session/token-lock.ts';
import { useStored } from '../../../platform/store/browser-store.ts';
import { useSwitch } from '../../../platform/use-switch.ts';

/** Opens the app for the owner of the phone alone. Shown where the phone can recognise them, or the lock is on. */
export function PhoneLock({ lock }: { readonly lock: ShellLock }) {
  const { t } = useLingui();
  const toast = useToast();
  const isLocked = useStored('tokenLock');
  const { data: isAvailable = false } = useQuery({ queryKey: ['shell-lock'], queryFn: lock.isAvailable, staleTime: 0 });
  const state = useSwitch(isLocked, async (isWanted) => {
    if (!isWanted) return unlockToken(lock);
    if (!(await lockToken(lock)))
      toast.show({ tone: 'bad', text: t`The phone did not take it. Check that its screen lock is on.` });
  });
  if (!isAvailable && !isLocked) return null;
  return (
    <Card pad edge as="div" className="stack">
      <Switch
        label={
          <b>
            <Trans>Unlock with fingerprint or face</Trans>
          </b>
        }
        hint={
          <Trans>After each start, the app opens for you alone. Other saved accounts ask for their password.</Trans>
        }
        {...state}
      />
    </Card>
  );
}
