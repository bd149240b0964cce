import { limits } from '@peonia/contract/limits.ts';

/** Pictures that can be a main or cover photo. Source: specification section 5. */
const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** For the `accept` of a file input. */
export const imageAccept = kinds.join(',');

export type ImageFileError = 'kind' | 'size';

/** Why a file cannot be sent, or null where it can. The server looks into the file itself; this saves the way there. */
export function imageFileError(file: { readonly type: string; readonly size: number }): ImageFileError | null {
  if (!kinds.some((kind) => kind === file.type)) return 'kind';
  return file.size > limits.upload_bytes_max ? 'size' : null;
}
