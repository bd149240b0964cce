import { Trans, useLingui } from '@lingui/react/macro';
import { getSecurity } from '@peonia/contract/accounts/account-security.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useLive, useReset } from '../../../platform/realtime/live.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

const key = ['security'] as const;

/** Passkeys and two-step login. Source: decisions "Identity". */
export default function SecurityPage() {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getSecurity, {}, { signal }),
  });
  const refresh = () => cache.invalidateQueries({ queryKey: key });
  // Changed in another window.
  useLive('account.changed', () => void refresh());
  useReset(() => void refresh());
  return (
    <SettingsFrame current="/setting/security" title={<Trans>Security</Trans>}>
      {data !== undefined ? (
        <>
          <PasskeysCard passkeys={data.passkeys} onChange={refresh} />
          <TwoStepCard isOn={data.second_step} recoveryLeft={data.recovery_left} onChange={refresh} />
        </>
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : (
        <Card pad edge as="div" className="stack">
          <AuthFormFailure failure={error} />
          <div>
            <Button variant="line" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Card>
      )}
    </SettingsFrame>
  );
}
