import { putShared } from '../device-database.ts';
import { worker } from './worker-scope.ts';

/** `share_target` of the manifest. */
export const SHARE_PATH = '/share';
/** A post takes fewer; the form says which were left out. */
const MOST_FILES = 20;

/** Stores what another app has shared and leads to the page whose form takes it. Nothing is published by itself. */
export async function receiveShare(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const parts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string');
    const text = [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))].join('\n');
    const files = form.getAll('files').filter((file): file is File => file instanceof File && file.size > 0);
    await putShared({ text, files: files.slice(0, MOST_FILES), at: Date.now() });
  } catch {
    // A broken form or a full device: the page opens without the content.
  }
  return Response.redirect(new URL('/home?shared=1', worker.location.origin).href, 303);
}
