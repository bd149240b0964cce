import { Trans } from '@lingui/react/macro';
import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import type { FeatureFlag } from '@peonia/contract/protocol/switch-names.ts';
import { CakeIcon } from '@peonia/ui/icons/cake.tsx';
import { ClockIcon } from '@peonia/ui/icons/clock.tsx';
import { CompassIcon } from '@peonia/ui/icons/compass.tsx';
import { FlameIcon } from '@peonia/ui/icons/flame.tsx';
import { GamepadIcon } from '@peonia/ui/icons/gamepad.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { HouseIcon } from '@peonia/ui/icons/house.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { SparklesIcon } from '@peonia/ui/icons/sparkles.tsx';
import { UserPlusIcon } from '@peonia/ui/icons/user-plus.tsx';
import { UserIcon } from '@peonia/ui/icons/user.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import type { ReactNode } from 'react';
import { pageExists } from '../../../platform/settings.ts';

/** An entry of the navigation. */
export interface Section {
  readonly href: string;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /** Other paths that belong to this section. */
  readonly also?: RegExp;
  /** Count shown in the badge. */
  readonly count?: (counter: Counter) => number;
  readonly membersOnly?: boolean;
  /** Only for accounts with the mall (`bd` of the account). */
  readonly mallOnly?: boolean;
  /** Only while this feature is open to the member. */
  readonly flag?: FeatureFlag;
}

/** The four tabs of the header on wide screens. */
export function topSections(): readonly Section[] {
  return existing([
    { href: '/home', label: <Trans>Home</Trans>, icon: <HouseIcon /> },
    { href: '/encounter', label: <Trans>Meet</Trans>, icon: <CompassIcon />, also: meet },
    {
      href: '/chats',
      label: <Trans>Chat</Trans>,
      icon: <MessageCircleIcon />,
      also: /^\/chat\//,
      count: (counter) => counter.message,
    },
    {
      href: '/user/likeme',
      label: <Trans>Likes</Trans>,
      icon: <HeartIcon />,
      also: likes,
      count: (counter) => counter.likeme,
    },
  ]);
}

/** The tabs of the bottom bar, up to 767 px. Source: specification section 2, "Bottom bar". */
export function bottomSections(): readonly Section[] {
  return existing([
    { href: '/home', label: <Trans>News</Trans>, icon: <HouseIcon /> },
    {
      href: '/chats',
      label: <Trans>Chat</Trans>,
      icon: <MessageCircleIcon />,
      also: /^\/chat\//,
      count: (counter) => counter.message,
    },
    { href: '/encounter', label: <Trans>Meet</Trans>, icon: <CompassIcon />, also: meet },
    {
      href: '/me',
      label: <Trans>Me</Trans>,
      icon: <UserIcon />,
      also: /^\/(?:setting|user\/(?:i?like|mutual|friend|request|blacklist|visitor))/,
      count: (counter) => counter.likeme + counter.request + counter.order,
    },
  ]);
}

/** The tabs of guests: the bottom bar up to 767 px, and without the login the header above. */
export function guestSections(): readonly Section[] {
  return existing([
    { href: '/home', label: <Trans>News</Trans>, icon: <HouseIcon /> },
    { href: '/user/latest', label: <Trans>Meet</Trans>, icon: <CompassIcon />, also: meet },
  ]);
}

/** First part of the side rail: lists of people. */
export function peopleSections(): readonly Section[] {
  return existing([
    { href: '/home', label: <Trans>News</Trans>, icon: <HouseIcon /> },
    { href: '/encounter', label: <Trans>Encounters</Trans>, icon: <CompassIcon />, membersOnly: true },
    { href: '/user/recommend', label: <Trans>Recommended</Trans>, icon: <SparklesIcon />, also: /^\/recommend$/ },
    { href: '/user/online', label: <Trans>Online now</Trans>, icon: <UsersIcon /> },
    { href: '/user/latest', label: <Trans>Newest</Trans>, icon: <ClockIcon /> },
    { href: '/user/hottest', label: <Trans>Popular</Trans>, icon: <FlameIcon /> },
    { href: '/user/birthday', label: <Trans>Birthdays</Trans>, icon: <CakeIcon /> },
  ]);
}

/** Second part of the side rail: the member's own pages. */
export function ownSections(): readonly Section[] {
  return existing([
    { href: '/me', label: <Trans>Me</Trans>, icon: <UserIcon /> },
    {
      href: '/user/likeme',
      label: <Trans>Likes</Trans>,
      icon: <HeartIcon />,
      also: likes,
      count: (counter) => counter.likeme,
    },
    {
      href: '/user/request',
      label: <Trans>Friend requests</Trans>,
      icon: <UserPlusIcon />,
      count: (counter) => counter.request,
    },
    { href: '/album', label: <Trans>Photos</Trans>, icon: <ImageIcon /> },
    { href: '/travel', label: <Trans>Travel and meet</Trans>, icon: <PlaneIcon />, flag: 'travel' },
    {
      href: '/mall',
      label: <Trans>Flowers and gifts</Trans>,
      icon: <ShoppingBagIcon />,
      also: /^\/(?:mall|orders?)(?:\/|$)/,
      count: (counter) => counter.order,
      mallOnly: true,
      flag: 'mall',
    },
    { href: '/bill', label: <Trans>Spending</Trans>, icon: <HistoryIcon /> },
    { href: '/game', label: <Trans>Phrase game</Trans>, icon: <GamepadIcon />, flag: 'game' },
  ]);
}

const meet = /^\/(?:recommend$|encounter$|user\/(?:recommend|online|latest|hottest|birthday|search))/;
const likes = /^\/user\/(?:ilike|likeme|likemutual|visitor)/;

/** Leaves out pages that are not part of this release. */
function existing(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ href }) => pageExists(href));
}

/** True if a path (without language prefix) belongs to a section. */
export function isWithin(section: Section, path: string): boolean {
  return path === section.href || (section.also?.test(path) ?? false);
}
