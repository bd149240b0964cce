import { useLingui } from '@lingui/react/macro';
import { CameraIcon, PenLineIcon } from '@peonia/ui/icons.tsx';
import type { ReactNode } from 'react';

export interface SettingsPage {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The settings of a member, in the order of the menu. */
export function useSettingsPages(): readonly SettingsPage[] {
  const { t } = useLingui();
  return [
    { href: '/setting/edit', label: t`Edit profile`, icon: <PenLineIcon /> },
    { href: '/setting/avatar', label: t`Main photo and cover`, icon: <CameraIcon /> },
  ];
}
