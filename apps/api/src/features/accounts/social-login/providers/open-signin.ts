import type { Config } from '../../../../platform/config/config.ts';
import { openidProvider } from './openid-provider.ts';
import type { SigninProvider } from './signin-provider.ts';
import { openidProviders, socialSettings, type OpenidProvider } from './signin-settings.ts';
import { wechatProvider } from './wechat-provider.ts';

type SigninName = OpenidProvider | 'wechat';

/** The sign-in services that are configured, in the order of their buttons. */
export type Signin = ReadonlyMap<SigninName, SigninProvider>;

export function openSignin(config: Pick<Config, 'of'>): Signin {
  const social = config.of(socialSettings);
  const services = new Map<SigninName, SigninProvider>();
  for (const name of openidProviders) {
    const settings = social.openid[name];
    if (settings !== undefined) services.set(name, openidProvider(name, settings));
  }
  if (social.wechat !== null) services.set('wechat', wechatProvider(social.wechat));
  return services;
}
