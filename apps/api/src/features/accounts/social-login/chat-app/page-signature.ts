import { createHash } from 'node:crypto';

interface SignedPage {
  readonly ticket: string;
  readonly nonce: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Without a fragment. */
  readonly url: string;
}

/** Signature of a page for the chat app's bridge. Source: WeChat Official Accounts, "JS-SDK", appendix 1. */
export function pageSignature({ ticket, nonce, timestamp, url }: SignedPage): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
