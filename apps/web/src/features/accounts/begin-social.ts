import { getSocialUrl, type SocialProvider } from '@peonia/contract/account-social.ts';
import { call } from '../../platform/api/call.ts';
import { isInsideChatApp } from '../../platform/inside-chat-app.ts';

/** Sends the browser to a sign-in service; a member links it. `redirect` is a path of this site to come back to. */
export async function beginSocial(provider: SocialProvider, redirect: string | null): Promise<void> {
  // There a tap takes the place of the QR code.
  const inside = provider === 'wechat' && isInsideChatApp() ? 1 : 0;
  const { url } = await call(getSocialUrl, {
    params: { provider },
    query: { inside, ...(redirect === null ? {} : { redirect }) },
  });
  location.assign(url);
}
