import {
  mailTemplate,
  type MailSample,
  type MailTemplate,
  type MailWriter,
} from '../../platform/mail/mail-template.ts';
import type { MailClass } from '../../platform/mail/mail.ts';
import type { CodePurpose } from './verification/verification-code.ts';

/** Codes to confirm something. Registration with a phone number uses the texts of verifying an address. */
type CodeKind = Exclude<CodePurpose, 'register'>;

/** Kinds of notifications; each has a mail template of its own. */
export type AccountMailKind =
  | CodeKind
  | 'welcome'
  | 'new-device'
  | 'password-changed'
  | 'email-changed'
  | 'phone-changed'
  | 'account-closed'
  | 'account-reactivated'
  | 'social-linked'
  | 'social-unlinked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-step-on'
  | 'second-step-off'
  | 'payout-method-changed'
  | 'payout-method-removed'
  | 'payout-method-former'
  | 'address-known'
  | 'export-ready'
  | 'suspended-export-ready'
  | 'suspended-erasure'
  | 'suspended-kept';

/** Values of the texts. `code` sets a code, and `undo`, a token, makes the link undo the change. */
export type AccountMailValues = Readonly<Record<string, string | number>>;

/** Texts: `mail.<kind>.subject`, `.text` and, with a path, `.action`. */
function accountMail(
  name: AccountMailKind,
  {
    of = 'security',
    path,
    samples,
  }: { of?: MailClass; path?: string; samples: readonly MailSample<AccountMailValues>[] },
): MailTemplate<AccountMailValues> {
  return mailTemplate({
    name,
    class: of,
    samples,
    ...(name === 'verify' ? { provesAddress: true } : {}),
    write(values, writer) {
      const say = (id: string) => writer.say(id, values);
      const undo = values['undo'];
      const link = path === undefined ? null : { label: say(`mail.${name}.action`), path };
      return {
        subject: say(`mail.${name}.subject`),
        paragraphs: [
          'name' in values ? say('mail.hello') : '',
          say(`mail.${name}.text`),
          undo === undefined ? '' : say('mail.undo.text'),
        ],
        ...codeIn(values, writer),
        action: undo === undefined ? link : { label: say('mail.undo.action'), path: `/undo?token=${undo}` },
        footer: say('mail.footer'),
      };
    },
  });
}

function codeIn(values: AccountMailValues, { say }: MailWriter) {
  const { code } = values;
  if (code === undefined) return {};
  return { code: { code: String(code), after: [say('mail.code.expires', values), say('mail.code.ignore')] } };
}

const name = 'Anna';
const undoable = { undo: 'sample', hours: 72 };

/** The code is typed where it was requested, so that the mail has no link. */
const codeMail = (kind: CodeKind) =>
  accountMail(kind, { samples: [{ name: 'code', values: { code: '274961', minutes: 10 } }] });

const about = (values: AccountMailValues = {}): readonly MailSample<AccountMailValues>[] => [
  { name: 'member', values: { name, ...values } },
];

/** A change of access: with the link that undoes it, or before the address is proven without. */
const change = (values: AccountMailValues = {}): readonly MailSample<AccountMailValues>[] => [
  { name: 'undoable', values: { name, ...values, ...undoable } },
  { name: 'unproven', values: { name, ...values } },
];

export const accountMails: Readonly<Record<AccountMailKind, MailTemplate<AccountMailValues>>> = {
  verify: codeMail('verify'),
  find: codeMail('find'),
  login: codeMail('login'),
  confirm: codeMail('confirm'),
  close: codeMail('close'),
  reactivate: codeMail('reactivate'),
  welcome: accountMail('welcome', { of: 'transactional', path: '/home', samples: about() }),
  'new-device': accountMail('new-device', { path: '/retrieve', samples: about({ device: 'Firefox, Linux, Berlin' }) }),
  'password-changed': accountMail('password-changed', { path: '/retrieve', samples: change() }),
  'email-changed': accountMail('email-changed', { samples: change() }),
  'phone-changed': accountMail('phone-changed', { samples: change() }),
  'account-closed': accountMail('account-closed', {
    of: 'transactional',
    path: '/reactivate',
    samples: about({ days: 30 }),
  }),
  'account-reactivated': accountMail('account-reactivated', { of: 'transactional', path: '/home', samples: about() }),
  'social-linked': accountMail('social-linked', { path: '/setting/password', samples: change({ provider: 'Google' }) }),
  'social-unlinked': accountMail('social-unlinked', { samples: change({ provider: 'Google' }) }),
  'passkey-added': accountMail('passkey-added', { samples: change({ passkey: 'Laptop' }) }),
  'passkey-removed': accountMail('passkey-removed', { samples: change({ passkey: 'Laptop' }) }),
  'second-step-on': accountMail('second-step-on', { samples: change() }),
  'second-step-off': accountMail('second-step-off', { samples: change() }),
  'payout-method-changed': accountMail('payout-method-changed', {
    samples: change({ method: 'DE89 •••• 3000', wait: 72 }),
  }),
  'payout-method-removed': accountMail('payout-method-removed', { samples: change() }),
  'payout-method-former': accountMail('payout-method-former', { path: '/contact', samples: about() }),
  'address-known': accountMail('address-known', { path: '/?type=login', samples: about() }),
  'export-ready': accountMail('export-ready', {
    of: 'transactional',
    path: '/setting/delete',
    samples: about({ days: 7 }),
  }),
  'suspended-export-ready': accountMail('suspended-export-ready', { of: 'transactional', samples: about({ days: 7 }) }),
  'suspended-erasure': accountMail('suspended-erasure', { of: 'transactional', samples: about({ days: 30 }) }),
  'suspended-kept': accountMail('suspended-kept', { of: 'transactional', samples: about({ days: 30 }) }),
};
