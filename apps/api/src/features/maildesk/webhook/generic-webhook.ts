import Type from 'typebox';
import { Check } from 'typebox/value';
import { isSignedBody } from '../../../platform/secrets/signed-body.ts';
import { eventsMax, parseJson, withoutBrackets, type MailWebhook } from './mail-event.ts';

const Body = Type.Object({
  events: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 200 }),
      type: Type.Union([
        Type.Literal('delivered'),
        Type.Literal('deferred'),
        Type.Literal('bounced'),
        Type.Literal('complained'),
      ]),
      message_id: Type.Optional(Type.String({ maxLength: 998 })),
      recipient: Type.Optional(Type.String({ maxLength: 320 })),
      reason: Type.Optional(Type.String()),
    }),
    { maxItems: eventsMax },
  ),
});

/** Our own format, documented in docs/runbooks/mail-delivery.md. `X-Mail-Signature` covers the time and the bytes. */
export function genericWebhook(key: string): MailWebhook {
  return {
    verify(headers, body) {
      const header = headers['x-mail-signature'];
      return isSignedBody(key, typeof header === 'string' ? header : undefined, body)
        ? null
        : 'has no signature that fits';
    },
    read(body) {
      const given = parseJson(body);
      if (!Check(Body, given)) return null;
      return given.events.map(({ id, type, message_id, recipient, reason }) => ({
        key: id,
        kind: type,
        messageId: withoutBrackets(message_id ?? ''),
        address: recipient ?? null,
        words: reason ?? '',
      }));
    },
  };
}
