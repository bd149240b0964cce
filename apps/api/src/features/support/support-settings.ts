import { settingsGroup } from '../../platform/config/settings.ts';

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
  readonly androidApp: { readonly id: string; readonly certificates: readonly string[] } | null;
  /** Team and bundle id; empty without an app. */
  readonly iosApp: string;
  /** Versions of platforms that differ from the above. */
  readonly clientPlatforms: ReadonlyMap<string, ClientVersions>;
}

interface ClientVersions {
  readonly latest: string;
  readonly minimum: string;
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
    name: 'CLIENT_PLATFORMS',
    fallback: '',
    meaning:
      'Platforms with versions of their own, `platform=latest/minimum`, separated by commas: windows=1.3.0/1.1.0,ios=1.2.4/1.2.0. Others have the two above.',
  },
  {
    name: 'CLIENT_URL',
    fallback: '',
    meaning: 'Where a new version is had; `{platform}` stands for the platform. Empty offers no download.',
  },
  {
    name: 'ANDROID_APP_ID',
    fallback: '',
    meaning: 'Package of the Android app, such as com.example.app: links to this site open it. Empty: there is none.',
  },
  {
    name: 'ANDROID_APP_CERTIFICATES',
    fallback: '',
    meaning:
      'SHA-256 fingerprints of the certificates that sign the Android app, with spaces between them. Needed with ANDROID_APP_ID.',
  },
  {
    name: 'IOS_APP_ID',
    fallback: '',
    meaning:
      'Team and bundle id of the iPhone app, such as DEF123GHIJ.com.example.app: links to this site open it. Empty: there is none.',
  },
] as const;

const versionPattern = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;

export const supportSettings = settingsGroup(settings, ({ text, url, fail }): SupportSettings => {
  const version = (name: 'CLIENT_LATEST' | 'CLIENT_MINIMUM') =>
    versionPattern.test(text(name)) ? text(name) : fail(name, 'must be a version such as 1.2.0');
  const platforms = text('CLIENT_PLATFORMS')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part): [string, ClientVersions] => {
      const [, platform = '', latest = '', minimum = ''] = /^\s*([a-z0-9-]{1,20})=([^/]+)\/(\S+)\s*$/.exec(part) ?? [];
      return versionPattern.test(latest) && versionPattern.test(minimum)
        ? [platform, { latest, minimum }]
        : fail('CLIENT_PLATFORMS', 'must be a list such as windows=1.3.0/1.1.0,ios=1.2.4/1.2.0');
    });
  const supportMail = text('SUPPORT_MAIL');
  if (supportMail !== '' && !/^[^\s@]+@[^\s@]+$/.test(supportMail)) fail('SUPPORT_MAIL', 'must be an e-mail address');
  const replyTo = text('SUPPORT_REPLY_ADDRESS').toLowerCase();
  if (replyTo !== '' && !/^[^\s@+]{1,6}@[^\s@]+$/.test(replyTo))
    fail('SUPPORT_REPLY_ADDRESS', 'must be an e-mail address with at most 6 characters before the @');
  const mailKey = text('SUPPORT_MAIL_KEY');
  if (replyTo !== '' && mailKey.length < 32) fail('SUPPORT_MAIL_KEY', 'must have at least 32 characters');
  const androidId = text('ANDROID_APP_ID');
  const certificates = text('ANDROID_APP_CERTIFICATES').toUpperCase().split(/\s+/);
  if (androidId !== '' && !/^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/.test(androidId))
    fail('ANDROID_APP_ID', 'must be a package');
  if (androidId !== '' && !certificates.every((one) => /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/.test(one)))
    fail('ANDROID_APP_CERTIFICATES', 'must be SHA-256 fingerprints such as 0A:1B:…');
  const iosApp = text('IOS_APP_ID');
  if (iosApp !== '' && !/^[A-Z0-9]{10}\.[\w.-]+$/.test(iosApp))
    fail('IOS_APP_ID', 'must be the team and the bundle id, such as DEF123GHIJ.com.example.app');
  return {
    androidApp: androidId === '' ? null : { id: androidId, certificates },
    iosApp,
    supportMail,
    replyTo,
    mailKey,
    securityContact: url('SECURITY_CONTACT', ['mailto', 'https']),
    clientLatest: version('CLIENT_LATEST'),
    clientMinimum: version('CLIENT_MINIMUM'),
    clientUrl: url('CLIENT_URL', ['http', 'https']),
    clientPlatforms: new Map(platforms),
  };
});
