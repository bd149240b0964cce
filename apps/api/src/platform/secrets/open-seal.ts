import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts what the database alone must not tell: AES-256-GCM with a key derived from `SECRET`. */
export interface SecretSeal {
  seal(secret: Buffer): Buffer;
  /** Opens what the present or a previous secret sealed. Throws for anything else. */
  open(sealed: Buffer): Buffer;
  /** True for what the present secret sealed. */
  isCurrent(sealed: Buffer): boolean;
}

const ivBytes = 12;
const tagBytes = 16;

/** `secrets` begins with the present one, which seals. `purpose` keeps keys apart. */
export function openSeal(secrets: readonly string[], purpose = 'second factor'): SecretSeal {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update(purpose).digest());
  const [current = Buffer.alloc(0)] = keys;
  return {
    seal(secret) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current, iv);
      return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed) {
      for (const key of keys) {
        const opened = openWith(key, sealed);
        if (opened !== null) return opened;
      }
      throw new Error(`No secret opens this ${purpose}: SECRET_PREVIOUS must name the one that sealed it`);
    },
    isCurrent: (sealed) => openWith(current, sealed) !== null,
  };
}

function openWith(key: Buffer, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const opened = decipher.update(sealed.subarray(ivBytes, -tagBytes));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    return null;
  }
}
