import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import type { StaffQueueName } from '@peonia/contract/staff/staff-queues.ts';
import type { StaffSession } from '@peonia/contract/staff/staff.ts';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { BriefcaseIcon } from '@peonia/ui/icons/briefcase.tsx';
import { ChartColumnIcon } from '@peonia/ui/icons/chart-column.tsx';
import { CoinsIcon } from '@peonia/ui/icons/coins.tsx';
import { CreditCardIcon } from '@peonia/ui/icons/credit-card.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { KeyRoundIcon } from '@peonia/ui/icons/key-round.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { LifeBuoyIcon } from '@peonia/ui/icons/life-buoy.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { MonitorSmartphoneIcon } from '@peonia/ui/icons/monitor-smartphone.tsx';
import { PackageIcon } from '@peonia/ui/icons/package.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { ReceiptIcon } from '@peonia/ui/icons/receipt.tsx';
import { ReplyIcon } from '@peonia/ui/icons/reply.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { SlidersHorizontalIcon } from '@peonia/ui/icons/sliders-horizontal.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import { WheelIcon } from '@peonia/ui/icons/wheel.tsx';
import type { ComponentType } from 'react';

interface StaffSection {
  readonly href: string;
  readonly label: MessageDescriptor;
  readonly Icon: ComponentType;
  readonly permission: StaffPermission;
  /** Its counter in the staff session. */
  readonly count?: keyof StaffSession['waiting'];
  /** Its tile on the start page. */
  readonly queue?: StaffQueueName;
}

/** Pages of the staff, in the order of the rail. */
export const staffSections: readonly StaffSection[] = [
  { href: '/staff', label: msg`Overview`, Icon: BriefcaseIcon, permission: 'queues.read' },
  {
    href: '/staff/review',
    label: msg`Photos`,
    Icon: ShieldCheckIcon,
    permission: 'photos.review',
    count: 'files',
    queue: 'photos',
  },
  {
    href: '/staff/selfies',
    label: msg`Selfie checks`,
    Icon: IdCardIcon,
    permission: 'selfies.review',
    count: 'selfies',
    queue: 'selfies',
  },
  {
    href: '/staff/complaints',
    label: msg`Complaints`,
    Icon: FlagIcon,
    permission: 'complaints.read',
    count: 'complaints',
    queue: 'complaints',
  },
  {
    href: '/staff/appeals',
    label: msg`Appeals`,
    Icon: ReplyIcon,
    permission: 'appeals.decide',
    count: 'appeals',
    queue: 'appeals',
  },
  {
    href: '/staff/translations',
    label: msg`Translations`,
    Icon: LanguagesIcon,
    permission: 'translations.deliver',
    count: 'translations',
    queue: 'translations',
  },
  { href: '/staff/translators', label: msg`Translators`, Icon: PenLineIcon, permission: 'translators.read' },
  {
    href: '/staff/dead-letters',
    label: msg`Failed deliveries`,
    Icon: TriangleAlertIcon,
    permission: 'dead_letters.retry',
  },
  { href: '/staff/tickets', label: msg`Tickets`, Icon: LifeBuoyIcon, permission: 'tickets.answer', queue: 'tickets' },
  {
    href: '/staff/payments',
    label: msg`Payments`,
    Icon: CreditCardIcon,
    permission: 'payments.read',
    queue: 'payments',
  },
  {
    href: '/staff/disputes',
    label: msg`Disputes`,
    Icon: TriangleAlertIcon,
    permission: 'payments.read',
    queue: 'disputes',
  },
  {
    href: '/staff/reconciliation',
    label: msg`Reconciliation`,
    Icon: ReceiptIcon,
    permission: 'payments.read',
    queue: 'reconciliation',
  },
  { href: '/staff/books', label: msg`Books`, Icon: ScaleIcon, permission: 'books.read' },
  { href: '/staff/partners', label: msg`Partners`, Icon: HandIcon, permission: 'partners.decide', queue: 'partners' },
  { href: '/staff/payouts', label: msg`Payouts`, Icon: WalletIcon, permission: 'payouts.decide', queue: 'payouts' },
  { href: '/staff/prices', label: msg`Prices`, Icon: CoinsIcon, permission: 'prices.change', queue: 'prices' },
  { href: '/staff/orders', label: msg`Orders`, Icon: PackageIcon, permission: 'orders.fulfil', queue: 'orders' },
  { href: '/staff/travel', label: msg`Travel`, Icon: PlaneIcon, permission: 'travel.arrange', queue: 'travel' },
  {
    href: '/staff/announcements',
    label: msg`Announcements`,
    Icon: BellIcon,
    permission: 'announcements.edit',
  },
  { href: '/staff/mails', label: msg`Mails`, Icon: MailIcon, permission: 'mails.read' },
  { href: '/staff/catalogue', label: msg`Catalogue`, Icon: ShoppingBagIcon, permission: 'catalogue.edit' },
  { href: '/staff/pages', label: msg`Pages`, Icon: InfoIcon, permission: 'pages.edit' },
  { href: '/staff/wheel', label: msg`Prize wheel`, Icon: WheelIcon, permission: 'wheel.read' },
  { href: '/staff/members', label: msg`Members`, Icon: UsersIcon, permission: 'members.read' },
  { href: '/staff/figures', label: msg`Figures`, Icon: ChartColumnIcon, permission: 'figures.read' },
  { href: '/staff/roles', label: msg`Staff roles`, Icon: KeyRoundIcon, permission: 'roles.change' },
  { href: '/staff/health', label: msg`Health`, Icon: MonitorSmartphoneIcon, permission: 'health.read' },
  { href: '/staff/switches', label: msg`Switches`, Icon: SlidersHorizontalIcon, permission: 'switches.change' },
  { href: '/staff/audit', label: msg`Audit log`, Icon: HistoryIcon, permission: 'audit.read' },
];
