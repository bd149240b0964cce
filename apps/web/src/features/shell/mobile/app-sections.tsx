import { Trans } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { GamepadIcon } from '@peonia/ui/icons/gamepad.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { SettingsIcon } from '@peonia/ui/icons/settings.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { pageExists } from '../../../platform/settings.ts';
import type { Section } from '../navigation/sections.tsx';

/** Pages behind "More": the app's own tabs, and help and settings, which stores want in reach. */
export function appSections(me: Account | null): readonly Section[] {
  const isOff = (name: 'game' | 'mall') => me?.off.includes(name) === true;
  const sections: readonly (Section & { readonly isOpen: boolean })[] = [
    { href: '/game', label: <Trans>Phrase game</Trans>, icon: <GamepadIcon />, isOpen: !isOff('game') },
    { href: '/album', label: <Trans>Photos</Trans>, icon: <ImageIcon />, isOpen: true },
    {
      href: '/mall',
      label: <Trans>Flowers and gifts</Trans>,
      icon: <ShoppingBagIcon />,
      isOpen: me?.bd === 1 && !isOff('mall'),
    },
    {
      href: '/orders',
      label: <Trans>Orders</Trans>,
      icon: <PackageIcon />,
      count: ({ order }) => order,
      isOpen: (me?.bd === 1 && !isOff('mall')) || (me?.counter.order ?? 0) > 0,
    },
    { href: '/setting', label: <Trans>Settings</Trans>, icon: <SettingsIcon />, isOpen: true },
    { href: '/help', label: <Trans>Help and support</Trans>, icon: <LifeBuoyIcon />, isOpen: true },
  ];
  return sections.filter(({ href, isOpen }) => isOpen && pageExists(href));
}
