import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { HeartFilledIcon } from '@peonia/ui/icons/heart-filled.tsx';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { Mark } from '@peonia/ui/icons/mark.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { ReplyIcon } from '@peonia/ui/icons/reply.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { UserCheckIcon } from '@peonia/ui/icons/user-check.tsx';
import { UserPlusIcon } from '@peonia/ui/icons/user-plus.tsx';
import type { ReactNode } from 'react';
import * as css from './notification-panel.module.css';

const icons: Readonly<Record<Notification['type'], { icon: ReactNode; tone?: 'trust' | 'gold' | 'rose' }>> = {
  friend: { icon: <UserCheckIcon />, tone: 'trust' },
  upgrade: { icon: <CrownFilledIcon />, tone: 'gold' },
  translation: { icon: <LanguagesIcon />, tone: 'trust' },
  ask: { icon: <HelpIcon /> },
  feed: { icon: <ReplyIcon />, tone: 'rose' },
  payclear: { icon: <CoinsIcon />, tone: 'gold' },
  profile: { icon: <IdCardIcon /> },
  verify: { icon: <ShieldCheckIcon />, tone: 'trust' },
  avatar: { icon: <ImageIcon /> },
  bio: { icon: <PenLineIcon /> },
  order: { icon: <PackageIcon />, tone: 'rose' },
  travel: { icon: <PlaneIcon />, tone: 'rose' },
  support: { icon: <LifeBuoyIcon />, tone: 'trust' },
};

/** The icon of one happening, where it differs from its type. */
function markOf(type: Notification['type'], what: string): ReactNode {
  if (type === 'friend' && what === 'asked') return <UserPlusIcon />;
  return what === 'liked' ? <HeartFilledIcon /> : undefined;
}

/** Avatar of the member concerned, or the site's logo; with an icon of the kind. */
export function NotificationIcon({ type, data }: Pick<Notification, 'type' | 'data'>) {
  const { icon, tone } = icons[type];
  return (
    <span className={css.noticeMark} aria-hidden="true">
      {data.name === null ? (
        <span className={css.noticeHouse}>
          <Mark />
        </span>
      ) : (
        <Avatar name={data.name} src={data.avatar ?? undefined} />
      )}
      <span className={css.noticeType} data-tone={tone}>
        {markOf(type, data.what) ?? icon}
      </span>
    </span>
  );
}
