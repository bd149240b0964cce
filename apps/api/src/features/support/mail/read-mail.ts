import Type, { type Static } from 'typebox';
import { compileValidator } from '../../../platform/http/reading/compile-schema.ts';

const closed = { additionalProperties: false } as const;

/** A received mail as the gateway posts it. */
const IncomingMail = Type.Object(
  {
    message_id: Type.String({ minLength: 1, maxLength: 998 }),
    to: Type.Array(Type.String({ maxLength: 320 }), { minItems: 1, maxItems: 100 }),
    from: Type.String({ maxLength: 320 }),
    text: Type.String({ maxLength: 1_000_000 }),
    headers: Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 4_000 })),
    attachments: Type.Array(
      Type.Object(
        { name: Type.String({ maxLength: 500 }), content: Type.String({ pattern: '^[A-Za-z0-9+/]*=*$' }) },
        closed,
      ),
      { maxItems: 100 },
    ),
  },
  closed,
);

const isMail = compileValidator(IncomingMail, 'body');

export type IncomingMail = Static<typeof IncomingMail>;

/**
 * The mail in a body; null for anything else. Names of headers are in lower case. A NUL character, which no column can
 * hold, is left out.
 */
export function readMail(body: Buffer): IncomingMail | null {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  if (!isMail(value)) return null;
  const mail = value as IncomingMail;
  const headers = Object.entries(mail.headers).map(([name, text]) => [name.toLowerCase(), text] as const);
  return { ...mail, text: mail.text.replaceAll('\0', ''), headers: Object.fromEntries(headers) };
}
