import type { Mutant } from '../mutant.ts';

const fraud = 'apps/api/src/features/moderation/complaints/fraud';
const test = `${fraud}/fraud-warnings.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'correspondents of a fraud are told although the chat was deleted',
    file: 'apps/api/src/features/chat/messages/reported-message.sql.ts',
    find: 't.last_seq > 0',
    replace: 'own.last_message_id > 0',
    test: 'apps/api/src/features/moderation/complaints/fraud/fraud-warnings.test.ts',
    named: 'tells correspondents although the member has deleted the conversation',
  },
  {
    rule: 'correspondents are mailed once about a ban',
    file: `${fraud}/fraud-ban.sql.ts`,
    find: ' and s.warned_at is null',
    replace: ' and (s.warned_at is null or true)',
    test,
    named: 'mails correspondents once, when the time for an appeal has passed',
  },
  {
    rule: 'correspondents are mailed about final bans only',
    file: `${fraud}/fraud-ban.sql.ts`,
    find: "c.appeal in ('none', 'granted') and c.decided_at <= now() - make_interval(days => :appeal_days::integer)",
    replace:
      "c.appeal in ('none', 'granted') and c.decided_at <= now() - make_interval(days => 0 * :appeal_days::integer)",
    test,
    named: 'mails correspondents once, when the time for an appeal has passed',
  },
  {
    rule: 'the warning goes when the ban falls',
    file: 'apps/api/src/features/notifications/list/notification.sql.ts',
    find: 'b.person_id is not distinct from :person_id::bigint',
    replace: 'b.person_id = :person_id::bigint',
    test,
    named: 'takes the notice back when its appeal is granted, and mails nobody',
  },
];
