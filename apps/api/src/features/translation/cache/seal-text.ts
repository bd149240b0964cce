import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts cached translations with a key derived from their source text. */
export interface Seal {
  /** Row key: a hash of text and languages, which reveals nothing. */
  readonly digest: Buffer;
  close(content: string): Buffer;
  /** Null for content that this key did not seal. */
  open(sealed: Buffer): string | null;
}

const nonceBytes = 12;
const tagBytes = 16;

/** `parts` are all that the translation depends on, the source text among them. */
export function sealFor(secret: string, parts: readonly string[]): Seal {
  const keyed = (purpose: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  const key = keyed('translation content');
  return {
    digest: keyed('translation name'),
    close(content) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const closed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
