import type { Mutant } from '../mutant.ts';

const notifications = 'apps/api/src/features/notifications';
const accounts = 'apps/api/src/features/accounts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'no mail where its switch is off',
    file: `${notifications}/mail/mail-unread.ts`,
    find: 'rows.filter((row) => row[settings[part]])',
    replace: 'rows',
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
    rule: 'a token of the app ends with its session',
    file: 'apps/api/migrations/0400_notifications_device.sql',
    find: 'session_id bigint primary key references session on delete cascade',
    replace: 'session_id bigint primary key',
    test: `${notifications}/push/native-push.test.ts`,
    named: 'forgets a token at logout',
  },
  {
    rule: 'discreet pushes name nobody',
    file: `${notifications}/push/send-push.ts`,
    find: 'title: target.is_discreet ? brand : title,',
    replace: 'title,',
    test: `${notifications}/push/native-push.test.ts`,
    named: 'leaves the name out for members who want discreet pushes',
  },
  {
    rule: 'tokens that a service calls gone are deleted',
    file: `${notifications}/push/send-push.ts`,
    find: 'if (tokens.length > 0)',
    replace: 'if (tokens.length > 1_000)',
    test: `${notifications}/push/native-push.test.ts`,
    named: 'deletes tokens that a service calls gone',
  },
  {
    rule: 'an access token that was refused is replaced',
    file: 'apps/api/src/platform/push/fcm-push.ts',
    find: 'if (reply.status === 401) {',
    replace: 'if (reply.status === 402) {',
    test: `${notifications}/push/native-push.test.ts`,
    named: 'asks for a new access token when the service refuses the old one',
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
