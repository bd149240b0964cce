import type { SocialProvider } from '@peonia/contract/account-social.ts';
import type { Config } from '../../../platform/config.ts';

/** What a service is called, in every language alike. */
export function socialName(provider: SocialProvider, { social }: Config): string {
  const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple', facebook: 'Facebook', oidc: social.oidcName, wechat: 'WeChat' };
  return names[provider];
}
