import type { Row } from '../row.ts';

/** Roles and permissions: section 6. */
export const permissionRows: readonly Row[] = [
  {
    section: 6,
    what: 'A block works on every surface, both ways, at once',
    code: 'apps/api/src/features/privacy/access-policy.sql.ts',
  },
  {
    section: 6,
    what: 'A blocked member cannot reply; the message says so to the one who blocks',
    code: 'apps/api/src/features/privacy/access-policy.ts',
  },
  {
    section: 6,
    what: 'Wait for a reply before sending more messages',
    code: 'apps/api/src/features/chat/sending/reply-gate.ts',
  },
  { section: 6, what: 'VIP entitlements', code: 'packages/contract/src/money/entitlements.ts' },
  {
    section: 6,
    what: 'Partner entitlements',
    code: 'apps/api/src/features/membership/upgrade.ts',
  },
  {
    section: 6,
    what: 'Secret photos require payment: bought once, price frozen, kept; a block or refund ends access',
    code: 'apps/api/src/features/album/pay-upload.ts',
  },
  {
    section: 6,
    what: 'Staff: second factor, idle limit, every access in the audit log',
    code: 'apps/api/src/features/moderation/staff-session/require-staff.ts',
  },
  {
    section: 6,
    what: 'First main photo and files for sale wait for a moderator',
    code: 'apps/api/src/features/moderation/review/decide-review.ts',
  },
  {
    section: 6,
    what: 'Files of non-public profiles and posts have no permanent URL',
    code: 'apps/api/src/features/media/items/item.sql.ts',
  },
];
