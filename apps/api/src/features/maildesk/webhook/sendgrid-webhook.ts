import { createPublicKey, verify as verifySignature, type KeyObject } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { signatureSeconds } from '../../../platform/secrets/signed-body.ts';
import { eventsMax, parseJson, withoutBrackets, type MailEventKind, type MailWebhook } from './mail-event.ts';

const Event = Type.Object({
  event: Type.String(),
  sg_event_id: Type.Optional(Type.String({ maxLength: 200 })),
  'smtp-id': Type.Optional(Type.String({ maxLength: 998 })),
  email: Type.Optional(Type.String({ maxLength: 320 })),
  type: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  response: Type.Optional(Type.String()),
});
const Body = Type.Array(Event, { maxItems: eventsMax });

/**
 * The event webhook of SendGrid: an array of events, signed with ECDSA over the time and the raw bytes. A bounce of the
 * type `blocked` and a deferral may pass; a `dropped` mail was not sent, because SendGrid knows its address.
 */
export function sendgridWebhook(publicKey: KeyObject): MailWebhook {
  return {
    verify(headers, body) {
      const seconds = headers['x-twilio-email-event-webhook-timestamp'];
      const signature = headers['x-twilio-email-event-webhook-signature'];
      if (typeof seconds !== 'string' || typeof signature !== 'string') return 'has no signature';
      if (!/^\d{1,12}$/.test(seconds) || Math.abs(Date.now() / 1_000 - Number(seconds)) > signatureSeconds)
        return 'is too old or from the future';
      const signed = Buffer.concat([Buffer.from(seconds), body]);
      return verifySignature('sha256', signed, publicKey, Buffer.from(signature, 'base64'))
        ? null
        : 'has no signature that fits';
    },
    read(body) {
      const given = parseJson(body);
      if (!Check(Body, given)) return null;
      return given.flatMap((event) => {
        const kind = kindOf(event);
        if (kind === null || event.sg_event_id === undefined) return [];
        return {
          key: event.sg_event_id,
          kind,
          messageId: withoutBrackets(event['smtp-id'] ?? ''),
          address: event.email ?? null,
          words: event.reason ?? event.response ?? '',
        };
      });
    },
  };
}

function kindOf({ event, type, reason = '' }: Static<typeof Event>): MailEventKind | null {
  if (event === 'delivered') return 'delivered';
  if (event === 'deferred' || (event === 'bounce' && type === 'blocked')) return 'deferred';
  if (event === 'bounce') return 'bounced';
  if (event === 'spamreport') return 'complained';
  if (event !== 'dropped') return null;
  if (/spam report/i.test(reason)) return 'complained';
  return /bounced address|invalid/i.test(reason) ? 'bounced' : 'deferred';
}

/** The key as SendGrid shows it: base64 of its DER form. Throws for anything else. */
export function readSendgridKey(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}
