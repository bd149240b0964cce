/** Kinds of picture that are taken. Source: specification section 5, "Uploads". */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif';

/** Bytes of a file's beginning that `pictureKindOf` needs. */
export const headBytes = 12;

/** What a file is by its first bytes, whatever its name or its sender says; null for anything that is not taken. */
export function pictureKindOf(head: Buffer): PictureKind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(head.toString('latin1', 0, 6)) ? 'gif' : null;
}
