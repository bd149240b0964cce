/** Somebody as a sign-in service knows them. */
export interface Identity {
  /** The service's own lasting id of the person. */
  readonly subject: string;
  /** Only an address that the service itself says is verified. */
  readonly email: string | null;
  readonly name: string | null;
  /** Where the browser ends its session at the service; null where the service offers none. */
  readonly endUrl: string | null;
}

/** What has to be remembered between leaving for the service and coming back. */
interface SigninSecrets {
  readonly nonce: string | null;
  readonly verifier: string | null;
  /** Begun inside the chat app's own browser. */
  readonly inside: boolean;
}

/** The port to one sign-in service. */
export interface SigninProvider {
  /** Where the browser is sent, and what must be remembered until it comes back. */
  begin(request: { state: string; callbackUrl: string; inside: boolean }): Promise<SigninSecrets & { url: string }>;
  /** Exchanges what the browser brought back for an identity; throws where the service does not confirm one. */
  finish(
    answer: SigninSecrets & { code: string; state: string; iss: string | undefined; callbackUrl: string },
  ): Promise<Identity>;
}
