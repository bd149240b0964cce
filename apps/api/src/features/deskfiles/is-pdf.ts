import { open } from 'node:fs/promises';
import type { HeldFile } from '../media/public.ts';

/** Bytes at the end in which a PDF has its last mark. */
const tailBytes = 1_024;

/** Whether a file begins and ends as a PDF does. Its content is not read: it is served as a download alone. */
export async function isPdf({ path, head, bytes }: HeldFile): Promise<boolean> {
  if (head.toString('latin1', 0, 5) !== '%PDF-') return false;
  const file = await open(path);
  try {
    const length = Math.min(tailBytes, bytes);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
    return buffer.includes('%%EOF');
  } finally {
    await file.close();
  }
}
