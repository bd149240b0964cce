import type { Mutant } from '../mutant.ts';

const notifications = 'apps/api/src/features/notifications';
const accounts = 'apps/api/src/features/accounts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'no mail where its switch is off',
    file: `${notifications}/mail/mail-unread.ts`,
    find: 'sources.messages(\n    db,\n    idsWith((row) => row.email_message),',
    replace: 'sources.messages(\n    db,\n    idsWith(() => true),',
    test: `${notifications}/notifications.test.ts`,
    named: 'goes to verified addresses of active accounts with the switch on',
  },
  {
    rule: 'only finished payments are pushed',
    file: `${notifications}/push/push-notification.ts`,
    find: ' && settled.includes(event.order?.state))',
    replace: ')',
    test: `${notifications}/push/push-notification.test.ts`,
    named: 'finished payments, and nothing else',
  },
  {
    rule: 'an export is for its owner',
    file: `${accounts}/export/export.sql.ts`,
    find: 'where id = :id and member_id = :member_id',
    replace: 'where id = :id and :member_id::bigint > 0',
    test: `${accounts}/export/export.test.ts`,
    named: 'is available to its owner only',
  },
  {
    rule: 'a closed account is kept for thirty days',
    file: `${accounts}/closing/closing.sql.ts`,
    find: 'closed_at < now() - make_interval(days => :days::int) and id',
    replace: ':days::int > 0 and id',
    test: `${accounts}/closing/closing.test.ts`,
    named: 'keeps all data for thirty days',
  },
  {
    rule: 'a deleted account keeps no address',
    file: `${accounts}/closing/closing.sql.ts`,
    find: 'email = null, email_key = null, phone = null',
    replace: 'phone = null',
    test: `${accounts}/closing/closing.test.ts`,
    named: 'removes all personal data and files',
  },
];
