import { useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { GlobeIcon } from '@peonia/ui/icons/globe.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { HouseIcon } from '@peonia/ui/icons/house.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { LogOutIcon } from '@peonia/ui/icons/log-out.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { SettingsIcon } from '@peonia/ui/icons/settings.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { UserIcon } from '@peonia/ui/icons/user.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { signOut, useMe, useSignedIn } from '../../../platform/session/session.ts';
import { pageExists } from '../../../platform/settings.ts';
import { isLifetimeMember } from '../../membership/is-lifetime-member.ts';
import { openRecharge, openUpgrade } from '../../payments/open-payment.ts';
import * as css from '../shell.module.css';

const footerPart = lazyPart(
  async () => ({ default: (await import('./account-menu-footer.tsx')).AccountMenuFooter }),
  'accounts',
);

/** Loaded when the pointer or focus reaches the avatar, or when the menu opens. */
const AccountMenuFooter = lazy(footerPart.load);

const prefetch = () => void footerPart.prefetch();

/** The account menu behind the avatar: own pages, language, logout. */
export function AccountMenu() {
  const { t } = useLingui();
  const me = useMe();
  const isSignedIn = useSignedIn();
  const entries = useEntries(me);
  if (!isSignedIn) return null;
  return (
    <Menu
      label={t`Account menu`}
      className={css.account}
      renderTrigger={(open) => (
        <button
          {...open}
          type="button"
          className={css.avatarButton}
          data-testid="account-button"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          aria-label={me === null ? t`Account menu` : t`Account menu of ${me.name}`}
        >
          {me === null ? (
            <Skeleton shape="avatar" className={css.avatarComing} />
          ) : (
            <Avatar name={me.name} src={me.avatar ?? undefined} size={36} eager />
          )}
        </button>
      )}
      header={me === null ? null : <AccountHead me={me} />}
      entries={entries}
      footer={
        <Suspense fallback={<div className={css.accountFootComing} data-staff={me?.staff} />}>
          <AccountMenuFooter />
        </Suspense>
      }
    />
  );
}

function useEntries(me: Account | null): readonly MenuEntry[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (me === null) return [];
  const pages: readonly MenuEntry[] = [
    { label: t`Me`, icon: <UserIcon />, href: '/me' },
    { label: t`My profile`, icon: <IdCardIcon />, href: `/profile/${me.id}` },
    { label: t`News`, icon: <HouseIcon />, href: '/home' },
    {
      label: t`Chat`,
      icon: <MessageCircleIcon />,
      href: '/chats',
      aside: me.counter.message > 0 ? <Badge count={me.counter.message} /> : undefined,
    },
    { label: t`Photos`, icon: <ImageIcon />, href: '/album' },
    {
      label: t`Friends`,
      icon: <UsersIcon />,
      href: '/user/friend',
      aside: me.counter.request > 0 ? <Badge count={me.counter.request} /> : undefined,
    },
    { label: t`Likes`, icon: <HeartIcon />, href: '/user/likeme' },
    { label: t`Search members`, icon: <SearchIcon />, href: '/user/search' },
    ...(me.off.includes('travel') ? [] : [{ label: t`Travel and meet`, icon: <PlaneIcon />, href: '/travel' }]),
    ...(me.counter.order > 0
      ? [
          {
            label: t`Orders`,
            icon: <PackageIcon />,
            href: '/orders',
            aside: <Badge count={me.counter.order} />,
          },
        ]
      : me.bd === 1 && !me.off.includes('mall')
        ? [{ label: t`Flowers and gifts`, icon: <ShoppingBagIcon />, href: '/mall' }]
        : []),
    { label: t`Settings`, icon: <SettingsIcon />, href: '/setting' },
    { label: t`Add gold`, icon: <CoinsIcon />, ruleAbove: true, onSelect: () => openRecharge() },
    ...(isLifetimeMember(me)
      ? []
      : [{ label: me.vip === 1 ? t`Extend VIP` : t`Become VIP`, icon: <CrownIcon />, onSelect: () => openUpgrade() }]),
    { label: t`Spending`, icon: <HistoryIcon />, href: '/bill' },
    {
      label: t`Language`,
      icon: <GlobeIcon />,
      href: '/language',
      ruleAbove: true,
      aside: <span className="tiny muted">{languageFacts[language].ownName}</span>,
    },
    { label: t`Help`, icon: <LifeBuoyIcon />, href: '/me#help' },
  ];
  return [
    ...pages.filter(({ href }) => href === undefined || pageExists(href)),
    { label: t`Log out`, icon: <LogOutIcon />, ruleAbove: true, onSelect: () => void signOut() },
  ];
}

function AccountHead({ me }: { me: Account }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <div className={css.accountHead}>
      <Avatar name={me.name} src={me.avatar ?? undefined} size={56} crown={me.vip === 1 ? t`VIP` : false} />
      <span className="grow">
        <b className={`truncate ${css.accountName}`}>{me.name}</b>
        <Price label={t`gold`} tone="gold" className="small">
          {formatGold(language, Math.round(me.balance * 100))}
        </Price>
      </span>
    </div>
  );
}
