import { Trans } from '@lingui/react/macro';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { browserStore, useStored } from '../../platform/store/browser-store.ts';

/** Whether keys of one letter act in this browser: who speaks to the computer or slips on keys may want them off. */
export function KeyboardShortcutsSwitch() {
  return (
    <Switch
      label={
        <b>
          <Trans>Keys of one letter</Trans>
        </b>
      }
      hint={<Trans>N new post, J and K next and previous post, R reply</Trans>}
      checked={useStored('letterKeys')}
      onChange={(event) => browserStore.set('letterKeys', event.target.checked)}
    />
  );
}
