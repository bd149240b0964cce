import { useLingui } from '@lingui/react/macro';
import { isPermitted, type StaffPermission } from '@peonia/contract/moderation/staff-permissions.ts';
import type { StaffSession } from '@peonia/contract/moderation/staff.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CreditCardIcon } from '@peonia/ui/icons/credit-card.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { ReplyIcon } from '@peonia/ui/icons/reply.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { WheelIcon } from '@peonia/ui/icons/wheel.tsx';
import { LinkContext } from '@peonia/ui/link.tsx';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useMe } from '../../platform/session/session.ts';
import { roleLabels } from './staff-session/role-labels.ts';
import { StaffSessionGate } from './staff-session/staff-session-gate.tsx';
import { closeStaffSession, useStaffSession } from './staff-session/staff-session-queries.ts';
import * as css from './staff.module.css';

interface Section {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly count: number;
  readonly permission: StaffPermission;
}

/** Layout of the staff pages: sections by role, behind the second factor. */
export function StaffFrame({ current, children }: { current: string; children: ReactNode }) {
  const pass = useStaffSession();
  if (pass === undefined) return null;
  return (
    <div className={css.staff}>
      <StaffNav pass={pass} current={current} />
      <div className={css.staffMain}>
        <StaffSessionGate state={pass.state}>{children}</StaffSessionGate>
      </div>
    </div>
  );
}

function StaffNav({ pass: { roles, name, state, waiting }, current }: { pass: StaffSession; current: string }) {
  const { t, i18n } = useLingui();
  const Link = use(LinkContext);
  const me = useMe();
  const nav = useRef<HTMLElement>(null);
  // On narrow screens the sections scroll horizontally.
  useEffect(() => showCurrent(nav.current), [current, roles.length]);
  const sections: Section[] = [
    {
      href: '/staff/review',
      label: t`Photos`,
      icon: <ShieldCheckIcon />,
      count: waiting.files,
      permission: 'photos.review',
    },
    {
      href: '/staff/selfies',
      label: t`Selfie checks`,
      icon: <IdCardIcon />,
      count: waiting.selfies,
      permission: 'selfies.review',
    },
    {
      href: '/staff/complaints',
      label: t`Complaints`,
      icon: <FlagIcon />,
      count: waiting.complaints,
      permission: 'complaints.read',
    },
    {
      href: '/staff/appeals',
      label: t`Appeals`,
      icon: <ReplyIcon />,
      count: waiting.appeals,
      permission: 'appeals.decide',
    },
    {
      href: '/staff/translations',
      label: t`Translations`,
      icon: <LanguagesIcon />,
      count: waiting.translations,
      permission: 'translations.deliver',
    },
    {
      href: '/staff/translators',
      label: t`Translators`,
      icon: <PenLineIcon />,
      count: 0,
      permission: 'translators.read',
    },
    {
      href: '/staff/dead-letters',
      label: t`Failed deliveries`,
      icon: <TriangleAlertIcon />,
      count: 0,
      permission: 'dead_letters.retry',
    },
    {
      href: '/staff/tickets',
      label: t`Tickets`,
      icon: <LifeBuoyIcon />,
      count: 0,
      permission: 'tickets.answer',
    },
    {
      href: '/staff/payments',
      label: t`Payments`,
      icon: <CreditCardIcon />,
      count: 0,
      permission: 'payments.read',
    },
    {
      href: '/staff/partners',
      label: t`Partners`,
      icon: <HandIcon />,
      count: 0,
      permission: 'partners.decide',
    },
    { href: '/staff/orders', label: t`Orders`, icon: <PackageIcon />, count: 0, permission: 'orders.fulfil' },
    { href: '/staff/wheel', label: t`Prize wheel`, icon: <WheelIcon />, count: 0, permission: 'wheel.read' },
    { href: '/staff/members', label: t`Members`, icon: <UsersIcon />, count: 0, permission: 'members.analyse' },
  ];
  return (
    <nav ref={nav} className={css.staffNav} aria-label={t`Staff`}>
      {sections
        .filter(({ permission }) => isPermitted(roles, permission))
        .map(({ href, label, icon, count }) => (
          <Link
            key={href}
            href={href}
            className={href === current ? css.isOn : undefined}
            aria-current={href === current ? 'page' : undefined}
          >
            {icon}
            <span className="grow">{label}</span>
            {count === 0 ? null : <span className={`tabular ${css.tabular}`}>{count}</span>}
          </Link>
        ))}
      <div className={`${css.staffMe} desktop-only`}>
        <Avatar name={name} src={me?.avatar ?? undefined} size={36} />
        <span className={`grow ${css.grow}`}>
          <b className="truncate">{name}</b>
          <span className="tiny">{roles.map((role) => i18n._(roleLabels[role])).join(', ')}</span>
        </span>
        {state === 'open' ? (
          <IconButton icon={<LockIcon />} label={t`Lock the staff pages`} onClick={closeStaffSession} />
        ) : null}
      </div>
    </nav>
  );
}

/** Scrolls the current section into the middle of the row, without scrolling the page. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (nav === null || link === undefined) return;
  const line = nav.getBoundingClientRect();
  nav.scrollLeft += link.left - line.left - (line.width - link.width) / 2;
}
