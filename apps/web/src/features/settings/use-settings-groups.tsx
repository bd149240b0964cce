import { useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
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
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { pageExists } from '../../platform/settings.ts';

interface SettingsPage {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** How it stands: the balance, a language. */
  readonly state?: string | undefined;
}

/** Settings pages of one subject, under its heading. */
interface SettingsGroup {
  readonly label: string;
  readonly pages: readonly SettingsPage[];
}

/** The settings pages in menu order; pages that do not exist are left out. Source: specification section 2, "Menus". */
export function useSettingsGroups(): readonly SettingsGroup[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  const gold = me === null ? undefined : formatGold(language, Math.round(me.balance * 100));
  const verified = me?.identified === 1 ? t`Verified` : undefined;
  const groups: readonly SettingsGroup[] = [
    {
      label: t({ message: 'Profile', context: 'settings' }),
      pages: [
        { href: '/setting/edit', label: t`Edit profile`, icon: <PenLineIcon /> },
        { href: '/setting/avatar', label: t`Main photo and cover`, icon: <CameraIcon /> },
        { href: '/setting/introduction', label: t`Introduction`, icon: <InfoIcon /> },
        { href: '/setting/answers', label: t`Answers to questions`, icon: <HelpIcon /> },
        { href: '/setting/information', label: t`Contact information`, icon: <IdCardIcon /> },
        { href: '/setting/verify', label: t`Verification`, icon: <ShieldCheckIcon />, state: verified },
      ],
    },
    {
      label: t({ message: 'Safety', context: 'settings' }),
      pages: [
        { href: '/setting/privacy', label: t`Privacy`, icon: <LockIcon /> },
        { href: '/setting/password', label: t`Password`, icon: <KeyRoundIcon /> },
        { href: '/setting/security', label: t`Security`, icon: <FileLockIcon /> },
        { href: '/setting/sessions', label: t`Where you are logged in`, icon: <MonitorSmartphoneIcon /> },
        { href: '/user/blacklist', label: t`Blocked members`, icon: <BanIcon /> },
        { href: '/setting/sayhi', label: t`Say-hi message`, icon: <HandIcon /> },
        { href: '/setting/complaints', label: t`Reports and decisions`, icon: <FlagIcon /> },
        { href: '/setting/staff-views', label: t`Views by our team`, icon: <EyeIcon /> },
      ],
    },
    {
      label: t({ message: 'Money', context: 'settings' }),
      pages: [
        { href: '/credit', label: t`Your gold`, icon: <CoinsIcon />, state: gold },
        { href: '/bill', label: t`Spending`, icon: <HistoryIcon /> },
        { href: '/setting/affiliate', label: t`Partner programme`, icon: <UsersIcon /> },
      ],
    },
    {
      label: t({ message: 'App', context: 'settings' }),
      pages: [
        { href: '/setting/notification', label: t`Notifications`, icon: <BellIcon /> },
        {
          href: '/setting/translation',
          label: t({ message: 'Translation', context: 'settings' }),
          icon: <LanguagesIcon />,
        },
      ],
    },
    {
      label: t({ message: 'Account', context: 'settings' }),
      pages: [{ href: '/setting/delete', label: t`Your data and your account`, icon: <DownloadIcon /> }],
    },
  ];
  return groups
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ href }) => pageExists(href)) }))
    .filter(({ pages }) => pages.length > 0);
}
