import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts secrets of second factors and addresses of orders: AES-256-GCM with a key outside of the database. */
export interface SecretSeal {
  seal(secret: Buffer): Buffer;
  open(sealed: Buffer): Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

export function openSeal(programSecret: string, purpose = 'second factor'): SecretSeal {
  const key = createHmac('sha256', programSecret).update(purpose).digest();
  return {
    seal(secret) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
    },
  };
}
