/**
 * What a provider reports about a mail. `deferred` is a failure that the provider tries again; `bounced` is one for
 * good.
 */
export type MailEventKind = 'delivered' | 'deferred' | 'bounced' | 'complained';

export interface MailEvent {
  /** The same for a repeated report. */
  readonly key: string;
  readonly kind: MailEventKind;
  /** Of the `Message-ID` header, without brackets; empty if the provider does not say. */
  readonly messageId: string;
  /** Null if the provider does not say. */
  readonly address: string | null;
  readonly words: string;
}

/** The webhook of a provider. */
export interface MailWebhook {
  /** Returns why the body cannot be trusted, or null. */
  verify(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer): string | null;
  /** Events of a trusted body, without those of other kinds. Null if it is no body of this format. */
  read(body: Buffer): readonly MailEvent[] | null;
}

/** Most events of one body. */
export const eventsMax = 1_000;

export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

export function withoutBrackets(id: string): string {
  return id.trim().replace(/^<|>$/g, '');
}
