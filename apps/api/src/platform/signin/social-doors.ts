import type { SocialProvider } from '@peonia/contract/account-social.ts';
import type { Config } from '../config.ts';
import { openidProviders } from './signin-settings.ts';

/** What a service is called, in every language alike. */
export function socialName(provider: SocialProvider, { social }: Config): string {
  const names: Readonly<Record<SocialProvider, string>> = {
    google: 'Google',
    apple: 'Apple',
    facebook: 'Facebook',
    oidc: social.oidcName,
    wechat: 'WeChat',
  };
  return names[provider];
}

/** The services that are switched on, with their names, in the order of their buttons. */
export function socialDoors(config: Config): { provider: SocialProvider; name: string }[] {
  const { openid, wechat } = config.social;
  const providers: SocialProvider[] = [
    ...openidProviders.filter((name) => openid[name] !== undefined),
    ...(wechat === null ? [] : (['wechat'] as const)),
  ];
  return providers.map((provider) => ({ provider, name: socialName(provider, config) }));
}
