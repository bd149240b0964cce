import { settingsGroup } from '../../platform/settings.ts';

/** Where tickets go, and which versions of the programs are released. */
export interface SupportSettings {
  /** Where tickets go besides the back office; empty keeps them there alone. */
  readonly supportMail: string;
  /** Address of answers to mails of the desk, without the part of each ticket; empty: answers are not read. */
  readonly replyTo: string;
  /** Shared with the mail gateway, which signs what it posts. */
  readonly mailKey: string;
  /** Where vulnerabilities are reported, `mailto:` or `https:`; empty serves no security.txt. */
  readonly securityContact: string;
  readonly clientLatest: string;
  readonly clientMinimum: string;
  readonly clientUrl: string;
}

const settings = [
  {
    name: 'SUPPORT_MAIL',
    fallback: '',
    meaning: 'Address that gets a copy of each ticket; empty keeps tickets in the database alone.',
  },
  {
    name: 'SUPPORT_REPLY_ADDRESS',
    fallback: '',
    meaning:
      'Address that answers to mails of the support desk go to, such as reply@mail.example.com; each ticket adds its own part after a plus sign. Empty: answers by mail are not read.',
  },
  {
    name: 'SUPPORT_MAIL_KEY',
    fallback: '',
    meaning:
      'Key of at least 32 characters with which the mail gateway signs what it posts to /v1/support/mail. Needed with SUPPORT_REPLY_ADDRESS.',
  },
  {
    name: 'SECURITY_CONTACT',
    fallback: '',
    meaning:
      'Where vulnerabilities are reported, such as mailto:security@example.com or https://example.com/security; named by /.well-known/security.txt. Empty: there is no such file.',
  },
  { name: 'CLIENT_LATEST', fallback: '1.0.0', meaning: 'Newest released version of the programs.' },
  { name: 'CLIENT_MINIMUM', fallback: '1.0.0', meaning: 'Oldest version that still works.' },
  {
    name: 'CLIENT_URL',
    fallback: '',
    meaning: 'Where a new version is had; `{platform}` stands for the platform. Empty offers no download.',
  },
] as const;

export const supportSettings = settingsGroup(settings, ({ text, url, fail }): SupportSettings => {
  const version = (name: 'CLIENT_LATEST' | 'CLIENT_MINIMUM') =>
    /^\d{1,4}(?:\.\d{1,4}){0,2}$/.test(text(name)) ? text(name) : fail(name, 'must be a version such as 1.2.0');
  const supportMail = text('SUPPORT_MAIL');
  if (supportMail !== '' && !/^[^\s@]+@[^\s@]+$/.test(supportMail)) fail('SUPPORT_MAIL', 'must be an e-mail address');
  const replyTo = text('SUPPORT_REPLY_ADDRESS').toLowerCase();
  if (replyTo !== '' && !/^[^\s@+]{1,6}@[^\s@]+$/.test(replyTo))
    fail('SUPPORT_REPLY_ADDRESS', 'must be an e-mail address with at most 6 characters before the @');
  const mailKey = text('SUPPORT_MAIL_KEY');
  if (replyTo !== '' && mailKey.length < 32) fail('SUPPORT_MAIL_KEY', 'must have at least 32 characters');
  return {
    supportMail,
    replyTo,
    mailKey,
    securityContact: url('SECURITY_CONTACT', ['mailto', 'https']),
    clientLatest: version('CLIENT_LATEST'),
    clientMinimum: version('CLIENT_MINIMUM'),
    clientUrl: url('CLIENT_URL', ['http', 'https']),
  };
});
