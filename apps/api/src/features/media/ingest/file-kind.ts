/** Accepted kinds of file. Source: specification section 5, "Uploads", and voice as browsers record it. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif';
/** Containers of video and voice, each with the only demultiplexer that may open it. */
export type Container = 'mov' | 'matroska' | 'ogg';
type FileKind = { readonly picture: PictureKind } | { readonly container: Container };

/** Number of leading bytes that `fileKindOf` needs. */
export const headBytes = 64;

// Brands of the ISO base media format that are pictures.
const pictureBrands = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
  'crx ',
  'jp2 ',
  'jpx ',
]);

/** The kind of a file by its first bytes, regardless of its name and content type; null for anything not accepted. */
export function fileKindOf(head: Buffer): FileKind | null {
  const picture = pictureKindOf(head);
  if (picture !== null) return { picture };
  const container = containerOf(head);
  return container === null ? null : { container };
}

function pictureKindOf(head: Buffer): PictureKind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(head.toString('latin1', 0, 6)) ? 'gif' : null;
}

function containerOf(head: Buffer): Container | null {
  const box = head.toString('latin1', 4, 8);
  if (box === 'ftyp') return pictureBrands.has(head.toString('latin1', 8, 12)) ? null : 'mov';
  // QuickTime files of old cameras begin without a type box.
  if (['moov', 'mdat', 'wide'].includes(box)) return 'mov';
  if (head.toString('latin1', 0, 4) === 'OggS') return 'ogg';
  return head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && head.includes('webm') ? 'matroska' : null;
}
