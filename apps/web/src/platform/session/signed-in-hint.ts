import { signedInCookie } from '@peonia/contract/protocol/page-renderer.ts';

/** Browsers keep no cookie longer than 400 days. */
const MAX_DAYS = 400;

/** Tells the server's rendering whether this browser has a session. `boot.ts` corrects a hint that is wrong. */
export function hintSignedIn(isSignedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const life = isSignedIn ? MAX_DAYS * 86_400 : 0;
  document.cookie = `${signedInCookie}=1; path=/; max-age=${life}; samesite=lax${secure}`;
}
