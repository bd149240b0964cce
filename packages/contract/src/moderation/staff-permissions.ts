import type { StaffRole } from './staff-roles.ts';

/**
 * What each role of the staff may do; the only place that says so. An endpoint names its permission, the server
 * requires it, and the staff pages show what the caller's roles permit. docs/security/permissions.md is made from it.
 */
export const staffPermissions = {
  'queues.read': {
    roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'],
    meaning: 'Reads size and age of the queues that the own roles work on.',
  },
  'search.use': {
    roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'],
    meaning: 'Searches members, cases, orders, payments and files, of the kinds that the own roles read.',
  },
  'saved_views.keep': {
    roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'],
    meaning: 'Saves and deletes own views of tables: filters under a name.',
  },
  'lists.export': {
    roles: ['support', 'moderator', 'finance', 'fulfilment', 'admin'],
    meaning: 'Downloads, with a fresh code, the lists that the own roles read. They hold no texts and no contacts.',
  },
  'members.export': { roles: ['admin'], meaning: 'Downloads the list of members with number, name, state and dates.' },
  'photos.review': { roles: ['moderator', 'admin'], meaning: 'Sees and decides files that wait for review.' },
  'selfies.review': { roles: ['moderator', 'admin'], meaning: 'Sees and decides selfies beside the main photo.' },
  'complaints.read': { roles: ['moderator', 'admin'], meaning: 'Reads complaints with their evidence.' },
  'complaints.decide': { roles: ['moderator', 'admin'], meaning: 'Takes and decides complaints, with sanctions.' },
  'appeals.decide': { roles: ['moderator', 'admin'], meaning: 'Decides appeals against decisions of others.' },
  'translations.deliver': { roles: ['translator'], meaning: 'Takes and delivers paid translations.' },
  'terms.read': { roles: ['translator', 'admin'], meaning: 'Reads the glossary of the translators.' },
  'terms.edit': { roles: ['admin'], meaning: 'Changes the glossary of the translators.' },
  'translators.read': { roles: ['admin'], meaning: 'Reads languages and figures of the translators.' },
  'orders.fulfil': {
    roles: ['fulfilment', 'admin'],
    meaning: 'Reads orders of the mall with their address, and prepares, delivers or takes them back.',
  },
  'travel.arrange': {
    roles: ['fulfilment', 'admin'],
    meaning: 'Reads travel requests, writes with the traveller, plans the days, moves requests on and returns fees.',
  },
  'dead_letters.retry': { roles: ['admin'], meaning: 'Reads failed deliveries and retries them.' },
  'payments.read': {
    roles: ['finance', 'admin'],
    meaning: 'Searches payments, reads their events and payer, and differences between providers and books.',
  },
  'payments.decide': {
    roles: ['finance', 'admin'],
    meaning:
      'Asks for releases, refunds and corrections, confirms those of others, explains differences, imports reports, makes evidence.',
  },
  'books.read': {
    roles: ['finance', 'admin'],
    meaning: 'Reads the books: trial balance, transfers, wallets and holds of members, and exports months.',
  },
  'prices.change': {
    roles: ['finance', 'admin'],
    meaning: 'Reads and writes price lists, and approves, refuses or cancels those of others.',
  },
  'partners.decide': { roles: ['finance', 'admin'], meaning: 'Reads and decides applications of partners.' },
  'payouts.decide': {
    roles: ['finance', 'admin'],
    meaning: 'Reads payouts with the account they go to, approves, pays or refuses them, and downloads payout files.',
  },
  'members.flag': { roles: ['admin'], meaning: 'Sets partner, mall, free VIP and the price of gold of a member.' },
  'tickets.answer': { roles: ['support', 'admin'], meaning: 'Reads, takes, answers and solves support tickets.' },
  'announcements.edit': {
    roles: ['support', 'admin'],
    meaning: 'Writes, publishes and withdraws announcements, and reads how many members closed them.',
  },
  'mails.read': {
    roles: ['support', 'admin'],
    meaning: 'Previews templates, reads what became of mails and which addresses take none, sends tests to oneself.',
  },
  'mails.lift': { roles: ['support', 'admin'], meaning: 'Sends mail to an address again that took none.' },
  'catalogue.edit': {
    roles: ['fulfilment', 'admin'],
    meaning: 'Reads and publishes gifts, products, templates, questions and the stock of the wheel.',
  },
  'pages.edit': {
    roles: ['support', 'admin'],
    meaning: 'Reads, writes, publishes and plans versions of the written pages.',
  },
  'wheel.read': { roles: ['finance', 'admin'], meaning: 'Reads payouts and trip winners of the prize wheel.' },
  'roles.change': {
    roles: ['admin'],
    meaning: 'Reads who has which role, asks for changes, and confirms those of others.',
  },
  'figures.read': {
    roles: ['finance', 'admin'],
    meaning: 'Reads counts of members, messages, payments and cases by day and group. They name nobody.',
  },
  'health.read': {
    roles: ['admin'],
    meaning: 'Reads queues, webhooks, storage, slow statements, processes and which settings are set.',
  },
  'switches.change': {
    roles: ['admin'],
    meaning: 'Reads and sets feature flags, stops of services, and maintenance.',
  },
  'agreement.read': {
    roles: ['admin'],
    meaning: 'Reads how often others decided differently, by reviewer and kind, with enough cases.',
  },
  'audit.read': { roles: ['admin'], meaning: 'Reads and exports the audit log of the staff.' },
  'members.read': {
    roles: ['support', 'moderator', 'finance', 'admin'],
    meaning: 'Finds members, reads their page as far as the own roles permit, and adds notes.',
  },
  'members.sanction': { roles: ['moderator', 'admin'], meaning: 'Warns, suspends and restores members with a reason.' },
  'members.delete': { roles: ['admin'], meaning: 'Closes the account of a member, which is deleted 30 days later.' },
  'members.access': {
    roles: ['support', 'admin'],
    meaning: 'Ends the sessions of a member, resets their two-step login and corrects their birthday, with a reason.',
  },
  'members.analyse': {
    roles: ['support', 'moderator', 'finance', 'admin'],
    meaning: 'Reads counts and coarse facts about a member, with a reason.',
  },
  'members.activity': {
    roles: ['support', 'moderator', 'admin'],
    meaning: 'Reads devices, sessions, countries and sanctions of a member.',
  },
  'members.view': {
    roles: ['support', 'admin'],
    meaning: 'Sees profiles, news and lists as a member has them, read only, with a reason. The member is told.',
  },
  'members.trade': { roles: ['finance', 'admin'], meaning: 'Reads gold bought, spent and earned by a member.' },
  'members.messages': { roles: ['moderator', 'admin'], meaning: 'Reads counts of messages; never their text.' },
} as const satisfies Readonly<Record<string, { roles: readonly StaffRole[]; meaning: string }>>;

export type StaffPermission = keyof typeof staffPermissions;

export function isPermitted(roles: readonly StaffRole[], permission: StaffPermission): boolean {
  const permitted: readonly StaffRole[] = staffPermissions[permission].roles;
  return roles.some((role) => permitted.includes(role));
}
