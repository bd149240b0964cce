import { settingsGroup } from '../../platform/settings.ts';

/** Where tickets go, and which versions of the programs are released. */
export interface SupportSettings {
  /** Where tickets go besides the back office; empty keeps them there alone. */
  readonly supportMail: string;
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
  return {
    supportMail,
    securityContact: url('SECURITY_CONTACT', ['mailto', 'https']),
    clientLatest: version('CLIENT_LATEST'),
    clientMinimum: version('CLIENT_MINIMUM'),
    clientUrl: url('CLIENT_URL', ['http', 'https']),
  };
});
