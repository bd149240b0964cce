import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** Source: specification section 5, "Uploads". Phones send mov files with their own type. */
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
const videos = ['video/mp4', 'video/quicktime'] as const;
const endings = { pictures: /\.(?:jpe?g|png|webp|gif)$/i, media: /\.(?:jpe?g|png|webp|gif|mov|mp4)$/i } as const;

/** Accepted kinds: images only, or videos too. */
export type FileKinds = 'pictures' | 'media';

const types: Readonly<Record<FileKinds, readonly string[]>> = { pictures, media: [...pictures, ...videos] };

/** For the `accept` attribute of a file input. */
export function acceptOf(kinds: FileKinds): string {
  return types[kinds].join(',');
}

/** Chosen files in three groups: `good` are accepted, `odd` have another type, `large` exceed the limit. */
interface FileValidation {
  readonly good: readonly File[];
  readonly odd: readonly File[];
  readonly large: readonly File[];
}

/** Checks chosen, dropped or pasted files. The server inspects each file too; this avoids the upload. */
export function validateFiles(files: Iterable<File>, kinds: FileKinds): FileValidation {
  const good: File[] = [];
  const odd: File[] = [];
  const large: File[] = [];
  for (const file of files) {
    if (!isOfKind(file, kinds)) odd.push(file);
    else if (file.size > limits.upload_bytes_max) large.push(file);
    else good.push(file);
  }
  return { good, odd, large };
}

/** Some systems report no type: use the file extension. */
function isOfKind(file: File, kinds: FileKinds): boolean {
  return file.type === '' ? endings[kinds].test(file.name) : types[kinds].includes(file.type);
}
