import { mediaContract } from '@peonia/contract/media.schema.ts';
import { type OwnUpload } from '@peonia/contract/media.ts';
import type { Api } from './api.ts';
import type { Member } from './register-member.ts';
import { makePicture, uploadPicture } from './upload-picture.ts';

/** Uploads a picture and puts it into a folder of the member's album; the secret folder needs its price in gold. */
export async function putInAlbum(
  api: Api,
  member: Member,
  folder: 'public' | 'private' | 'secret',
  amount?: number,
  data?: Buffer,
): Promise<OwnUpload> {
  const [file] = (await uploadPicture(api.address, member, { data: data ?? (await makePicture()) })).body.files;
  const { status, body, text } = await member.call(mediaContract.updateUpload, {
    params: { id: file?.id ?? 0 },
    body: { folder, ...(amount === undefined ? {} : { amount }) },
  });
  if (status !== 200) throw new Error(`The album did not take the picture: ${text}`);
  return body;
}
