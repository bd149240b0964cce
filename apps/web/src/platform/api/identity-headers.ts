import { clientId } from '../client-identity.ts';

declare global {
  interface Window {
    /** Set by the mobile shell before the program starts. */
    appShell?: { readonly name: string };
  }
}

/** Who asks without saying which member: for the doors and for exchanging a token. */
export function identityHeaders(): Record<string, string> {
  return {
    accept: 'application/json',
    // The page's own language, so that a refusal reads like the page around it.
    'accept-language': document.documentElement.lang || 'en',
    'x-client-id': clientId(),
    ...(window.appShell === undefined ? {} : { 'x-client': window.appShell.name }),
  };
}
