import { Trans, useLingui } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { GlobeIcon, HeartIcon, LifeBuoyIcon, LogOutIcon, SettingsIcon, UserIcon } from '@peonia/ui/icons.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useLanguage } from '../../platform/language.tsx';
import { signOut, useMe } from '../../platform/session/session.ts';
import { pageExists } from '../../platform/settings.ts';
import { AccountSwitcher } from '../accounts/public.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The member's menu behind the avatar: own pages, appearance, language, logout. */
export function AccountMenu() {
  const { t } = useLingui();
  const me = useMe();
  const { language } = useLanguage();
  if (me === null) return null;

  const pages: readonly MenuEntry[] = [
    { label: t`My profile`, icon: <UserIcon />, href: `/profile/${me.id}` },
    { label: t`Likes`, icon: <HeartIcon />, href: '/user/likeme' },
    { label: t`Settings`, icon: <SettingsIcon />, href: '/setting' },
    { label: t`Language`, icon: <GlobeIcon />, href: '/language', aside: <span className="tiny muted">{languageFacts[language].ownName}</span> },
    { label: t`Contact us`, icon: <LifeBuoyIcon />, href: '/contact' },
  ];
  return (
    <Menu
      label={t`Account menu`}
      className="account"
      renderTrigger={(open) => (
        <button {...open} type="button" className="avatar-button" aria-label={t`Account menu of ${me.name}`}>
          <Avatar name={me.name} src={me.avatar ?? undefined} size={36} eager />
        </button>
      )}
      header={
        <div className="account-head">
          <Avatar name={me.name} src={me.avatar ?? undefined} size={56} crown={me.vip === 1 ? t`VIP` : false} />
          <b className="grow trunc">{me.name}</b>
        </div>
      }
      entries={[...pages.filter(({ href }) => pageExists(href ?? '')), { label: t`Log out`, icon: <LogOutIcon />, ruleAbove: true, onSelect: () => void signOut() }]}
      footer={
        <>
          <div className="account-theme">
            <span className="grow">
              <Trans>Appearance</Trans>
            </span>
            <ThemeSwitch dense />
          </div>
          <AccountSwitcher />
        </>
      }
    />
  );
}
