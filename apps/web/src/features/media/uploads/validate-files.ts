import { limits } from '@peonia/contract/limits.ts';

/** Source: specification section 5, "Uploads". A phone's mov comes with a type of its own. */
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
const videos = ['video/mp4', 'video/quicktime'] as const;
const endings = { pictures: /\.(?:jpe?g|png|webp|gif)$/i, media: /\.(?:jpe?g|png|webp|gif|mov|mp4)$/i } as const;

/** What may be chosen: pictures alone, or videos as well. */
export type FileKinds = 'pictures' | 'media';

const types: Readonly<Record<FileKinds, readonly string[]>> = { pictures, media: [...pictures, ...videos] };

/** For the `accept` of a file input. */
export function acceptOf(kinds: FileKinds): string {
  return types[kinds].join(',');
}

/** What was chosen, in three heaps. `odd` are of another kind, `large` above the limit. */
export interface FileValidation {
  readonly good: readonly File[];
  readonly odd: readonly File[];
  readonly large: readonly File[];
}

/** Sorts chosen, dropped or pasted files. The server looks into each file itself; this saves the way there. */
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

/** Some systems name no type; then the ending has to do. */
function isOfKind(file: File, kinds: FileKinds): boolean {
  return file.type === '' ? endings[kinds].test(file.name) : types[kinds].includes(file.type);
}
