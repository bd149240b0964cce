import { Trans } from '@lingui/react/macro';
import { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { call } from '../../platform/api/call.ts';
import { changeMe, useMe } from '../../platform/session/session.ts';
import { useSwitch } from '../../platform/use-switch.ts';

/** Turns the message sound on or off. Saved at once and rolled back if saving fails. */
export function SoundSwitch() {
  const me = useMe();
  const sound = useSwitch(me?.sound === 1, async (wanted) => {
    const chosen = wanted ? 1 : 0;
    await call(updateProfile, { body: { sound: chosen } });
    changeMe((account) => ({ ...account, sound: chosen }));
  });
  return (
    <Switch
      label={
        <b>
          <Trans>Sound</Trans>
        </b>
      }
      hint={<Trans>A short sound when a message arrives while the site is open</Trans>}
      {...sound}
    />
  );
}
