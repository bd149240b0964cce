import type { Mutant } from '../mutant.ts';

const maildesk = 'apps/api/src/features/maildesk';
const test = `${maildesk}/maildesk.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a complaint ends notices and marketing alone',
    file: `${maildesk}/delivery/delivery.sql.ts`,
    find: "in ('notice', 'marketing'))) then",
    replace: "in ('notice', 'marketing', 'security'))) then",
    test,
    named: 'an address whose owner marked a mail as spam',
  },
  {
    rule: 'alarms of the operator are never suppressed',
    file: `${maildesk}/delivery/record-mails.ts`,
    find: "mail.class === 'operator' || ",
    replace: '',
    test,
    named: 'still takes alarms of the operator',
  },
  {
    rule: 'a report is applied once',
    file: `${maildesk}/webhook/apply-events.ts`,
    find: '=== undefined) continue;',
    replace: '=== undefined) states.length = 0;',
    test,
    named: 'that comes again changes nothing',
  },
  {
    rule: 'a state never becomes weaker',
    file: `${maildesk}/delivery/delivery.sql.ts`,
    find: ':state::text) > ${strength}state)',
    replace: ':state::text) > 0 or ${strength}state) < 0',
    test,
    named: 'does not take back a bounce',
  },
  {
    rule: 'the webhook believes signed bytes alone',
    file: `${maildesk}/webhook/webhook-route.ts`,
    find: 'if (refusal !== null) {',
    replace: 'if (refusal !== null && body.length === 0) {',
    test,
    named: 'signed for other bytes',
  },
  {
    rule: 'SendGrid signs the body too',
    file: `${maildesk}/webhook/sendgrid-webhook.ts`,
    find: 'signed, publicKey,',
    replace: 'signed.subarray(0, -1), publicKey,',
    test,
    named: 'with the signature of these bytes',
  },
  {
    rule: 'no mail is sent by a template that no feature lists',
    file: 'apps/api/src/platform/mail/mailer.ts',
    find: 'if (!known.has(template)) throw',
    replace: 'if (known.size === 0) throw',
    test: 'apps/api/test/mail-templates.test.ts',
    named: 'sends no mail of a template that no feature lists',
  },
];
