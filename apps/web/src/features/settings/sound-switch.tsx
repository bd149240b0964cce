import { Trans } from '@lingui/react/macro';
import { updateProfile } from '@peonia/contract/profiles.ts';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors.tsx';
import { changeMe, useMe } from '../../platform/session/session.ts';

/** Whether new messages make a sound. It takes effect at once and goes back where saving fails. */
export function SoundSwitch() {
  const me = useMe();
  const [wanted, setWanted] = useState<0 | 1 | null>(null);

  const choose = async (sound: 0 | 1) => {
    setWanted(sound);
    try {
      await call(updateProfile, { body: { sound } });
      changeMe((account) => ({ ...account, sound }));
    } catch (error) {
      showProblem(error);
    } finally {
      setWanted(null);
    }
  };
  return (
    <Switch
      label={<b><Trans>Sound</Trans></b>}
      hint={<Trans>A short sound when a message arrives while the site is open</Trans>}
      checked={(wanted ?? me?.sound) === 1}
      onChange={(event) => void choose(event.target.checked ? 1 : 0)}
    />
  );
}
