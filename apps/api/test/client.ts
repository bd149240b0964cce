import type { BodyOf, ServedEndpoint, ParamsOf, QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { isLanguage, languageFacts } from '@peonia/i18n/languages.ts';
import { checkReply } from './check-reply.ts';

/** What a call may carry; the server's own validation judges it, so tests may send what the types forbid. */
export interface Input<E extends ServedEndpoint = ServedEndpoint> {
  readonly params?: ParamsOf<E> | Readonly<Record<string, unknown>>;
  readonly query?: QueryOf<E> | Readonly<Record<string, unknown>>;
  readonly body?: BodyOf<E> | FormData | Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<E extends ServedEndpoint> {
  readonly status: number;
  /** The reply as the contract types it; of a refusal only `code` and `message` mean anything. */
  readonly body: ReplyOf<E>;
  /** Code of a refusal, null when the call went well. */
  readonly code: number | null;
  readonly message: string;
  readonly headers: Headers;
  readonly text: string;
}

/** A program on the other side of the wire, with or without a session. */
export interface Client {
  readonly token: string | null;
  call<const E extends ServedEndpoint>(endpoint: E, input?: Input<E>): Promise<Answer<E>>;
}

export function openClient(address: string, { language, token }: { language: string; token: string | null }): Client {
  return {
    token,
    async call<const E extends ServedEndpoint>(endpoint: E, input: Input<E> = {}): Promise<Answer<E>> {
      const response = await fetch(addressOf(address, endpoint, input), {
        method: endpoint.method,
        headers: {
          // As the program sends it: `tw` would mean Twi there.
          'accept-language': isLanguage(language) ? languageFacts[language].htmlLang : language,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(input.body === undefined || input.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...input.headers,
        },
        ...(input.body === undefined
          ? {}
          : { body: input.body instanceof FormData ? input.body : JSON.stringify(input.body) }),
      });
      const text = await response.text();
      const body = (response.status === 204 ? {} : JSON.parse(text)) as ReplyOf<E>;
      checkReply(endpoint, { status: response.status, headers: response.headers, body });
      const { code, message } = body as { code?: number; message?: string };
      return {
        status: response.status,
        body,
        code: response.ok ? null : (code ?? null),
        message: message ?? '',
        headers: response.headers,
        text,
      };
    },
  };
}

function addressOf(
  address: string,
  endpoint: ServedEndpoint,
  { params = {}, query = {} }: Pick<Input, 'params' | 'query'>,
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const url = new URL(`/v1${path}`, address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}
