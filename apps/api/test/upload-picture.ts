import { mediaContract } from '@peonia/contract/media.schema.ts';
import sharp from 'sharp';
import { openClient, type Answer, type Client } from './client.ts';

/** A plain picture as a camera would save it. */
export function makePicture(width = 400, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ba204d' } })
    .jpeg()
    .toBuffer();
}

/** Uploads files, by default one plain picture, as a browser's form does. */
export async function uploadPicture(
  address: string,
  client: Pick<Client, 'token'>,
  ...files: { data: Buffer; name?: string; type?: string }[]
): Promise<Answer<typeof mediaContract.uploadFiles>> {
  const form = new FormData();
  const sent = files.length > 0 ? files : [{ data: await makePicture() }];
  for (const { data, name = 'picture.jpg', type = 'image/jpeg' } of sent)
    form.append('files', new Blob([new Uint8Array(data)], { type }), name);
  return openClient(address, { language: 'en', token: client.token }).call(mediaContract.uploadFiles, { body: form });
}
