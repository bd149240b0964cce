import type { SigninProvider } from './signin-provider.ts';
import type { WechatSettings } from './signin-settings.ts';
import { openWechatCalls } from './wechat-calls.ts';

/**
 * WeChat's own OAuth: a QR code on other devices (`qrconnect`), a tap in the app's browser (`oauth2/authorize`). It
 * knows neither PKCE nor nonce, so the single-use state bound to the browser carries the flow. It tells no e-mail
 * address. Source: WeChat Open Platform, "Website application login" and "Official account web authorization".
 */
export function wechatProvider(settings: WechatSettings): SigninProvider {
  const ask = openWechatCalls('sign-in service wechat', settings);
  const pages = settings.endpoint || 'https://open.weixin.qq.com';
  const appOf = (inside: boolean) =>
    inside
      ? { id: settings.insideAppId, secret: settings.insideSecret }
      : { id: settings.appId, secret: settings.secret };

  return {
    async begin({ state, callbackUrl, inside }) {
      const query = new URLSearchParams({
        appid: appOf(inside).id,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: inside ? 'snsapi_userinfo' : 'snsapi_login',
        state,
      });
      return {
        url: `${pages}/connect/${inside ? 'oauth2/authorize' : 'qrconnect'}?${query}#wechat_redirect`,
        nonce: null,
        verifier: null,
        inside,
      };
    },
    async finish({ code, inside }) {
      const app = appOf(inside);
      const token = await ask('/sns/oauth2/access_token', {
        appid: app.id,
        secret: app.secret,
        code,
        grant_type: 'authorization_code',
      });
      const openid = String(token['openid'] ?? '');
      if (openid === '') throw new Error('WeChat names nobody');
      const person = await ask('/sns/userinfo', { access_token: String(token['access_token']), openid, lang: 'zh_CN' });
      if (person['openid'] !== openid) throw new Error('WeChat names somebody else');
      // The union id is one for both applications; without it a person is known to one application only.
      const unionid = person['unionid'] ?? token['unionid'];
      const subject = typeof unionid === 'string' && unionid !== '' ? unionid : `${app.id}:${openid}`;
      return {
        subject,
        email: null,
        name: typeof person['nickname'] === 'string' ? person['nickname'] : null,
        endUrl: null,
      };
    },
  };
}
