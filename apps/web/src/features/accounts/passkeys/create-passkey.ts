import { startRegistration, WebAuthnError, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Why the browser made no passkey. `cancelled`: the member closed its dialog. */
export type PasskeyFailure = 'cancelled' | 'exists' | 'failed';

type CreatedPasskey = { readonly credential: Record<string, unknown> } | { readonly failure: PasskeyFailure };

/** Asks the browser to create a passkey with the options of the server. */
export async function createPasskey(options: Record<string, unknown>): Promise<CreatedPasskey> {
  try {
    const credential = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    return { credential: { ...credential } };
  } catch (error) {
    return { failure: error instanceof WebAuthnError ? failureOf(error) : 'failed' };
  }
}

function failureOf({ name }: WebAuthnError): PasskeyFailure {
  if (name === 'AbortError' || name === 'NotAllowedError') return 'cancelled';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}
