import { Trans, useLingui } from '@lingui/react/macro';
import type { AutostartState, ShellAutostart } from '@peonia/contract/protocol/app-shell.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useSwitch } from '../../../platform/use-switch.ts';

const key = ['shell-autostart'] as const;
const unknown: AutostartState = { isOn: false, isHidden: false };

/** Starts the program with the computer. The system keeps the answer: it is what the system says afterwards. */
export function AutostartSwitches({ autostart }: { readonly autostart: ShellAutostart }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: autostart.read });
  const now = data ?? unknown;
  const write = async (change: Partial<AutostartState>) => {
    const latest = cache.getQueryData<AutostartState>(key) ?? unknown;
    cache.setQueryData(key, await autostart.write({ ...latest, ...change }));
  };
  const on = useSwitch(now.isOn, (isOn) => write({ isOn }));
  const hidden = useSwitch(now.isHidden, (isHidden) => write({ isHidden }));
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={2} />;
  return (
    <>
      <Switch
        label={
          <b>
            <Trans>Start with the computer</Trans>
          </b>
        }
        hint={<Trans>So that messages and calls reach you</Trans>}
        {...on}
      />
      <Switch
        label={<Trans>Start in the background</Trans>}
        hint={<Trans>Only the icon is shown until you open it</Trans>}
        disabled={!on.checked}
        {...hidden}
      />
    </>
  );
}
