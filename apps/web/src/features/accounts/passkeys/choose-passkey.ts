import { getPasskeyChallenge } from '@peonia/contract/accounts/account-security.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '../../../platform/api/call.ts';

type Credential = Record<string, unknown>;

/** Opens the browser's dialog of passkeys. Returns null if the member closes it. */
export async function choosePasskey(): Promise<Credential | null> {
  const { options } = await call(getPasskeyChallenge);
  return authenticate(options, false);
}

/**
 * Suggests passkeys at the login field (conditional UI). Pending until one is chosen; null when `signal` aborts or the
 * browser has no such suggestions.
 */
export async function suggestPasskeys(signal: AbortSignal): Promise<Credential | null> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null;
  const { options } = await call(getPasskeyChallenge, {}, { signal });
  // A request of the button must not be ended by a late suggestion.
  if (signal.aborted) return null;
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return await authenticate(options, true);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function authenticate(options: Record<string, unknown>, useBrowserAutofill: boolean): Promise<Credential | null> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill })) };
  } catch (error) {
    if (error instanceof WebAuthnError && ['AbortError', 'NotAllowedError'].includes(error.name)) return null;
    throw error;
  }
}
