import type { DeskFile, DeskFileKind, sendDeskFile as endpoint } from '@peonia/contract/operation/deskfiles.ts';
import { limits as clientLimits } from '@peonia/contract/protocol/client-limits.ts';
import { randomId } from '@peonia/core/random-id.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { fileKindOf, reencodePicture, shownName, type HeldFile, type IngestContext } from '../media/public.ts';
import { insertDeskFile } from './deskfiles.sql.ts';
import { isPdf } from './is-pdf.ts';

const most = clientLimits.desk_file_bytes_max;

/** Takes one file by its content. Its row comes first, so that the purge finds what a crash leaves. */
export async function sendDeskFile(
  { caller, request }: Call<typeof endpoint>,
  context: IngestContext,
): Promise<DeskFile> {
  const part = await request.file();
  if (part === undefined) throw refuse('file_missing');
  const file = await context.quarantine.receive(part.file);
  try {
    return await storeDeskFile(caller.id, part.filename, file, context);
  } finally {
    await file.remove();
  }
}

/**
 * Stores a received file that nothing holds yet. A file without an owner came by mail from somebody without an account.
 */
export async function storeDeskFile(
  owner_id: number | null,
  givenName: string,
  file: HeldFile,
  { db, blobs, limits }: IngestContext,
): Promise<DeskFile> {
  if (file.isTooLarge || file.bytes > most) throw refuse('desk_file_too_large', { megabytes: most / 1_024 / 1_024 });
  const name = shownName(givenName);
  const kind = fileKindOf(file.head);
  const insert = async (kept: { kind: DeskFileKind; name: string; bytes: number; blob: string }) => {
    const row = await insertDeskFile.first(db, { ...kept, owner_id, most: limits.desk_files_per_day });
    if (row === undefined) throw refuse('desk_files_used_up');
    return row;
  };
  if (kind !== null && 'picture' in kind) {
    const { encoded } = await reencodePicture(file.path, kind.picture, limits);
    const whole = encoded.get('whole');
    if (whole === undefined) throw refuse('file_broken');
    const blob = `desk-file-${randomId()}.webp`;
    const row = await insert({ kind: 'picture', name: withEnding(name, 'webp'), bytes: whole.data.length, blob });
    await blobs.put(blob, whole.data, 'image/webp');
    return row;
  }
  if (!(await isPdf(file))) throw refuse('desk_file_kind');
  const blob = `desk-file-${randomId()}.pdf`;
  const row = await insert({ kind: 'pdf', name: withEnding(name, 'pdf'), bytes: file.bytes, blob });
  await blobs.putFile(blob, file.path, 'application/pdf');
  return row;
}

/** The name with the ending of what is stored. */
function withEnding(name: string, ending: string): string {
  return `${name.replace(/\.[^.]{1,5}$/, '')}.${ending}`;
}
