import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** Image types accepted for main photo and cover. Source: specification section 5. */
const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** For the `accept` attribute of a file input. */
export const imageAccept = kinds.join(',');

type ImageFileError = 'kind' | 'size';

/** Returns why a file is refused, or null. The server inspects the content too; this avoids the upload. */
export function imageFileError(file: { readonly type: string; readonly size: number }): ImageFileError | null {
  if (!kinds.some((kind) => kind === file.type)) return 'kind';
  return file.size > limits.upload_bytes_max ? 'size' : null;
}
