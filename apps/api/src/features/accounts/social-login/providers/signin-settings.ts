import { allOrNone, settingsGroup, type SettingReader } from '../../../../platform/config/settings.ts';

/**
 * Sign-in services a member may come in by. `oidc` is any provider of the operator's own that speaks OpenID Connect.
 */
export const openidProviders = ['google', 'apple', 'facebook', 'oidc'] as const;
export type OpenidProvider = (typeof openidProviders)[number];

export interface OpenidSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For a provider whose discovery document leaves it out. */
  readonly tokenEndpoint: string;
}

interface SocialSettings {
  /** Providers with a client id; the others are switched off. */
  readonly openid: Readonly<Partial<Record<OpenidProvider, OpenidSettings>>>;
  /** What members read on the button of the operator's own provider. */
  readonly oidcName: string;
  readonly wechat: WechatSettings | null;
}

export interface WechatSettings {
  /** Website application, for the QR code on other devices. */
  readonly appId: string;
  readonly secret: string;
  /** Official account, for the chat app's own browser. */
  readonly insideAppId: string;
  readonly insideSecret: string;
  /** Text of the QR code that leads to the official account; empty where nobody is asked to follow it. */
  readonly follow: string;
  /** Address of both the sign-in pages and the interface; empty is the service's own. */
  readonly endpoint: string;
}

const settings = [
  { name: 'OIDC_GOOGLE_ISSUER', fallback: 'https://accounts.google.com', meaning: 'OpenID issuer of Google.' },
  {
    name: 'OIDC_GOOGLE_CLIENT_ID',
    fallback: '',
    meaning:
      'Client id; the provider is off while all its keys are empty. The redirect address is PUBLIC_URL/login/google.',
  },
  { name: 'OIDC_GOOGLE_CLIENT_SECRET', fallback: '', meaning: 'Client secret.' },
  { name: 'OIDC_APPLE_ISSUER', fallback: 'https://appleid.apple.com', meaning: 'OpenID issuer of Apple.' },
  {
    name: 'OIDC_APPLE_CLIENT_ID',
    fallback: '',
    meaning:
      'Services id; the provider is off while all its keys are empty. The redirect address is PUBLIC_URL/login/apple.',
  },
  {
    name: 'OIDC_APPLE_CLIENT_SECRET',
    fallback: '',
    meaning: 'Client secret: a token signed with the key of the team, renewed within six months.',
  },
  { name: 'OIDC_FACEBOOK_ISSUER', fallback: 'https://www.facebook.com', meaning: 'OpenID issuer of Facebook.' },
  {
    name: 'OIDC_FACEBOOK_CLIENT_ID',
    fallback: '',
    meaning:
      'App id; the provider is off while all its keys are empty. The redirect address is PUBLIC_URL/login/facebook.',
  },
  { name: 'OIDC_FACEBOOK_CLIENT_SECRET', fallback: '', meaning: 'App secret.' },
  {
    name: 'OIDC_FACEBOOK_TOKEN_ENDPOINT',
    fallback: 'https://graph.facebook.com/v23.0/oauth/access_token',
    meaning: 'Facebook’s discovery document leaves this address out.',
  },
  { name: 'OIDC_ISSUER', fallback: '', meaning: 'Issuer of an OpenID provider of your own.' },
  {
    name: 'OIDC_CLIENT_ID',
    fallback: '',
    meaning:
      'Client id; the provider is off while all its keys are empty. The redirect address, also after a logout, is PUBLIC_URL/login/oidc.',
  },
  { name: 'OIDC_CLIENT_SECRET', fallback: '', meaning: 'Client secret.' },
  { name: 'OIDC_NAME', fallback: 'OpenID', meaning: 'Name of the provider on its button.' },
  {
    name: 'WECHAT_APP_ID',
    fallback: '',
    meaning:
      'WeChat website application; WeChat is off while this and its secret are empty. The redirect address is PUBLIC_URL/login/wechat.',
  },
  { name: 'WECHAT_SECRET', fallback: '', meaning: 'Secret of the website application.' },
  {
    name: 'WECHAT_INSIDE_APP_ID',
    fallback: '',
    meaning: 'WeChat official account, for logins inside the chat app; empty takes the website application.',
  },
  { name: 'WECHAT_INSIDE_SECRET', fallback: '', meaning: 'Secret of the official account.' },
  {
    name: 'WECHAT_FOLLOW_URL',
    fallback: '',
    meaning:
      'Address in the QR code of the official account, such as http://weixin.qq.com/r/…; members inside the chat app are shown it to follow the account. Empty shows none.',
  },
  {
    name: 'WECHAT_ENDPOINT',
    fallback: '',
    meaning: 'Another address in place of open.weixin.qq.com and api.weixin.qq.com, for tests.',
  },
] as const;

type Reader = SettingReader<(typeof settings)[number]['name']>;

/** Reads the sign-in services. `url` checks an address; `fail` names the setting and ends the start. */
function readSocialSettings(reader: Reader): SocialSettings {
  const { text, url, fail, isProduction } = reader;
  const openid: Partial<Record<OpenidProvider, OpenidSettings>> = {};
  for (const provider of openidProviders) {
    const prefix =
      provider === 'oidc'
        ? 'OIDC'
        : (`OIDC_${provider.toUpperCase()}` as 'OIDC_GOOGLE' | 'OIDC_APPLE' | 'OIDC_FACEBOOK');
    // The issuers of the named services have defaults.
    const needed = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
    if (!allOrNone(reader, prefix === 'OIDC' ? [...needed, 'OIDC_ISSUER'] : needed)) continue;
    const clientId = text(`${prefix}_CLIENT_ID`);
    const issuer = url(`${prefix}_ISSUER`, ['https', 'http']);
    const clientSecret = text(`${prefix}_CLIENT_SECRET`);
    openid[provider] = {
      issuer,
      clientId,
      clientSecret,
      tokenEndpoint: provider === 'facebook' ? url('OIDC_FACEBOOK_TOKEN_ENDPOINT', ['https', 'http']) : '',
    };
  }
  const social = { openid, oidcName: text('OIDC_NAME'), wechat: readWechat(reader) };
  if (isProduction) refuseUnsafe(social, fail);
  return social;
}

function readWechat(reader: Reader): WechatSettings | null {
  const { text, url } = reader;
  const isInside = allOrNone(reader, ['WECHAT_INSIDE_APP_ID', 'WECHAT_INSIDE_SECRET']);
  if (!allOrNone(reader, ['WECHAT_APP_ID', 'WECHAT_SECRET'])) return null;
  const appId = text('WECHAT_APP_ID');
  const secret = text('WECHAT_SECRET');
  const insideAppId = text('WECHAT_INSIDE_APP_ID');
  return {
    appId,
    secret,
    insideAppId: insideAppId || appId,
    insideSecret: isInside ? text('WECHAT_INSIDE_SECRET') : secret,
    follow: url('WECHAT_FOLLOW_URL', ['https', 'http']),
    endpoint: url('WECHAT_ENDPOINT', ['https', 'http']),
  };
}

/** Production talks to sign-in services over https only. */
function refuseUnsafe({ openid, wechat }: SocialSettings, fail: Reader['fail']): void {
  for (const [provider, { issuer }] of Object.entries(openid)) {
    if (!issuer.startsWith('https:'))
      fail(
        provider === 'oidc' ? 'OIDC_ISSUER' : `OIDC_${provider.toUpperCase()}_ISSUER`,
        'must be an https address in production',
      );
  }
  if (openid.facebook !== undefined && !openid.facebook.tokenEndpoint.startsWith('https:'))
    fail('OIDC_FACEBOOK_TOKEN_ENDPOINT', 'must be an https address in production');
  if (wechat !== null && wechat.endpoint.startsWith('http:'))
    fail('WECHAT_ENDPOINT', 'must be an https address in production');
}

/** Sign-in services that are configured. */
export const socialSettings = settingsGroup(settings, readSocialSettings);
