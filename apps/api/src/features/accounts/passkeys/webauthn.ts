/** The WebAuthn library, loaded with the first passkey: few requests need it and its certificates' parsers. */
export const webauthn = () => import('@simplewebauthn/server');
