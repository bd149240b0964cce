import { timingSafeEqual } from 'node:crypto';

/** Whether the present or a previous secret made the signature. Compares in constant time. */
export function isSignedByOne(
  secrets: readonly string[],
  sign: (secret: string) => string,
  signature: string,
): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const right = Buffer.from(sign(secret));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
