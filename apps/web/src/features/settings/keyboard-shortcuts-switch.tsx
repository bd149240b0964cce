import { Trans } from '@lingui/react/macro';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { browserStore, useStored } from '../../platform/store/browser-store.ts';

/** Turns single-key shortcuts on or off in this browser, for people who use speech input or hit keys by accident. */
export function KeyboardShortcutsSwitch() {
  return (
    <Switch
      label={
        <b>
          <Trans>Single-key shortcuts</Trans>
        </b>
      }
      hint={
        <Trans>N new post, J and K next and previous post; in a chat, R replies to a message and L adds a heart</Trans>
      }
      checked={useStored('letterKeys')}
      onChange={(event) => browserStore.set('letterKeys', event.target.checked)}
    />
  );
}
