import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { FileLockIcon } from '@peonia/ui/icons/file-lock.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { KeyRoundIcon } from '@peonia/ui/icons/key-round.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { MonitorSmartphoneIcon } from '@peonia/ui/icons/monitor-smartphone.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import type { ReactNode } from 'react';
import { pageExists } from '../../platform/settings.ts';

export interface SettingsPage {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The settings pages in menu order; pages that do not exist are left out. Source: specification section 2, "Menus". */
export function useSettingsPages(): readonly SettingsPage[] {
  const { t } = useLingui();
  const pages: readonly SettingsPage[] = [
    { href: '/setting/edit', label: t`Edit profile`, icon: <PenLineIcon /> },
    { href: '/setting/information', label: t`Contact information`, icon: <IdCardIcon /> },
    { href: '/setting/avatar', label: t`Main photo and cover`, icon: <CameraIcon /> },
    { href: '/setting/verify', label: t`Verification`, icon: <ShieldCheckIcon /> },
    { href: '/setting/introduction', label: t`Introduction`, icon: <InfoIcon /> },
    { href: '/setting/answers', label: t`Answers to questions`, icon: <HelpIcon /> },
    { href: '/setting/privacy', label: t`Privacy`, icon: <LockIcon /> },
    { href: '/setting/notification', label: t`Notifications`, icon: <BellIcon /> },
    {
      href: '/setting/translation',
      label: t({ message: 'Translation', context: 'settings' }),
      icon: <LanguagesIcon />,
    },
    { href: '/setting/password', label: t`Password`, icon: <KeyRoundIcon /> },
    { href: '/setting/security', label: t`Security`, icon: <FileLockIcon /> },
    { href: '/bill', label: t`Spending`, icon: <HistoryIcon /> },
    { href: '/setting/sayhi', label: t`Say-hi message`, icon: <HandIcon /> },
    { href: '/setting/sessions', label: t`Where you are logged in`, icon: <MonitorSmartphoneIcon /> },
    { href: '/setting/complaints', label: t`Reports and decisions`, icon: <FlagIcon /> },
    { href: '/setting/affiliate', label: t`Partner programme`, icon: <UsersIcon /> },
    { href: '/setting/delete', label: t`Your data and your account`, icon: <DownloadIcon /> },
  ];
  return pages.filter(({ href }) => pageExists(href));
}
