import { getSocialUrl, linkSocial, type SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import { call } from '../../../platform/api/call.ts';
import { isInAppBrowser } from '../../../platform/in-app-browser.ts';
import type { OwnerProof } from '../reauthentication/owner-proof-dialog.tsx';

/** Redirects the browser to a social login provider. `redirect`: path of this site to return to. */
export async function startSocialLogin(provider: SocialProvider, redirect: string | null): Promise<void> {
  const { url } = await call(getSocialUrl, {
    params: { provider },
    query: { inside: insideApp(provider), ...(redirect === null ? {} : { redirect }) },
  });
  location.assign(url);
}

/** Redirects the browser to a provider that the way back links to the account. */
export async function startLinking(provider: SocialProvider, redirect: string, proof: OwnerProof): Promise<void> {
  const body = { redirect, inside: insideApp(provider), ...proof };
  location.assign((await call(linkSocial, { params: { provider }, body })).url);
}

/** Inside the WeChat browser a tap replaces the QR code. */
function insideApp(provider: SocialProvider): 0 | 1 {
  return provider === 'wechat' && isInAppBrowser() ? 1 : 0;
}
