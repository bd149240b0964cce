import type { StaffRole } from './staff-roles.ts';

/**
 * What each role of the staff may do; the only place that says so. An endpoint names its permission, the server
 * requires it, and the staff pages show what the caller's roles permit. docs/security/permissions.md is made from it
 * and from `permissionMeanings`.
 */
export const staffPermissions = {
  'queues.read': { roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'] },
  'search.use': { roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'] },
  'saved_views.keep': { roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'] },
  'lists.export': { roles: ['support', 'moderator', 'finance', 'fulfilment', 'admin'] },
  'members.export': { roles: ['admin'] },
  'photos.review': { roles: ['moderator', 'admin'] },
  'selfies.review': { roles: ['moderator', 'admin'] },
  'complaints.read': { roles: ['moderator', 'admin'] },
  'complaints.decide': { roles: ['moderator', 'admin'] },
  'appeals.decide': { roles: ['moderator', 'admin'] },
  'translations.deliver': { roles: ['translator'] },
  'terms.read': { roles: ['translator', 'admin'] },
  'terms.edit': { roles: ['admin'] },
  'translators.read': { roles: ['admin'] },
  'orders.fulfil': { roles: ['fulfilment', 'admin'] },
  'travel.arrange': { roles: ['fulfilment', 'admin'] },
  'dead_letters.retry': { roles: ['admin'] },
  'payments.read': { roles: ['finance', 'admin'] },
  'payments.decide': { roles: ['finance', 'admin'] },
  'books.read': { roles: ['finance', 'admin'] },
  'prices.change': { roles: ['finance', 'admin'] },
  'partners.decide': { roles: ['finance', 'admin'] },
  'payouts.decide': { roles: ['finance', 'admin'] },
  'members.flag': { roles: ['admin'] },
  'tickets.answer': { roles: ['support', 'admin'] },
  'announcements.edit': { roles: ['support', 'admin'] },
  'mails.read': { roles: ['support', 'admin'] },
  'mails.lift': { roles: ['support', 'admin'] },
  'catalogue.edit': { roles: ['fulfilment', 'admin'] },
  'pages.edit': { roles: ['support', 'admin'] },
  'wheel.read': { roles: ['finance', 'admin'] },
  'roles.change': { roles: ['admin'] },
  'figures.read': { roles: ['finance', 'admin'] },
  'health.read': { roles: ['admin'] },
  'switches.change': { roles: ['admin'] },
  'agreement.read': { roles: ['admin'] },
  'audit.read': { roles: ['admin'] },
  'members.read': { roles: ['support', 'moderator', 'finance', 'admin'] },
  'members.sanction': { roles: ['moderator', 'admin'] },
  'members.delete': { roles: ['admin'] },
  'members.access': { roles: ['support', 'admin'] },
  'members.analyse': { roles: ['support', 'moderator', 'finance', 'admin'] },
  'members.activity': { roles: ['support', 'moderator', 'admin'] },
  'members.view': { roles: ['support', 'admin'] },
  'members.trade': { roles: ['finance', 'admin'] },
  'members.messages': { roles: ['moderator', 'admin'] },
} as const satisfies Readonly<Record<string, { roles: readonly StaffRole[] }>>;

export type StaffPermission = keyof typeof staffPermissions;

export function isPermitted(roles: readonly StaffRole[], permission: StaffPermission): boolean {
  const permitted: readonly StaffRole[] = staffPermissions[permission].roles;
  return roles.some((role) => permitted.includes(role));
}
