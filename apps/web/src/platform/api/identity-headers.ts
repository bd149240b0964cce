import { clientId } from '../client-identity.ts';

/** Headers that identify the client but no member: for login, registration and token refresh. */
export function identityHeaders(): Record<string, string> {
  const shell = window.appShell;
  return {
    accept: 'application/json',
    // The page's own language, so that a refusal reads like the page around it.
    'accept-language': document.documentElement.lang || 'en',
    'x-client-id': clientId(),
    ...(shell === undefined ? {} : { 'x-client': [shell.name, shell.version].filter(Boolean).join('/') }),
  };
}
