import type { SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import type { Config } from '../../../../platform/config/config.ts';
import { openidProviders, socialSettings } from './signin-settings.ts';

/** What a service is called, in every language alike. */
export function socialName(provider: SocialProvider, config: Pick<Config, 'of'>): string {
  const names: Readonly<Record<SocialProvider, string>> = {
    google: 'Google',
    apple: 'Apple',
    facebook: 'Facebook',
    oidc: config.of(socialSettings).oidcName,
    wechat: 'WeChat',
  };
  return names[provider];
}

/** The services that are switched on, with their names, in the order of their buttons. */
export function socialLoginProviders(config: Pick<Config, 'of'>): { provider: SocialProvider; name: string }[] {
  const { openid, wechat } = config.of(socialSettings);
  const providers: SocialProvider[] = [
    ...openidProviders.filter((name) => openid[name] !== undefined),
    ...(wechat === null ? [] : (['wechat'] as const)),
  ];
  return providers.map((provider) => ({ provider, name: socialName(provider, config) }));
}
