import { getSocialUrl, type SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import { call } from '../../../platform/api/call.ts';
import { isInAppBrowser } from '../../../platform/in-app-browser.ts';

/**
 * Redirects the browser to a social login provider; a signed-in member links it. `redirect`: path of this site to
 * return to.
 */
export async function startSocialLogin(provider: SocialProvider, redirect: string | null): Promise<void> {
  // Inside the WeChat browser a tap replaces the QR code.
  const inside = provider === 'wechat' && isInAppBrowser() ? 1 : 0;
  const { url } = await call(getSocialUrl, {
    params: { provider },
    query: { inside, ...(redirect === null ? {} : { redirect }) },
  });
  location.assign(url);
}
