import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Member } from '../fixtures/register-member.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';

/** Somebody who uploads pictures, each of another colour. */
interface Uploader {
  uploadUntil(isOver: () => boolean): Promise<void>;
  uploaded(): number;
  /** Reads each picture that was acknowledged. */
  faults(): Promise<string[]>;
}

const pauseMs = 1_000;
const size = 400;

export function openUploader(address: string, member: Member): Uploader {
  const acknowledged = new Set<string>();

  return {
    async uploadUntil(isOver) {
      for (let nth = 0; !isOver(); nth += 1) {
        const background = `#${(nth * 4_099).toString(16).padStart(6, '0').slice(-6)}`;
        const data = await sharp({ create: { width: size, height: size, channels: 3, background } })
          .jpeg()
          .toBuffer();
        const reply = await uploadPicture(address, member, { data }).catch(() => null);
        if (reply?.status === 201) for (const { src } of reply.body.files) acknowledged.add(src ?? '');
        else if (reply !== null && reply.status < 500) throw new Error(`An upload was answered ${reply.status}`);
        await sleep(pauseMs);
      }
    },
    uploaded: () => acknowledged.size,
    async faults() {
      const faults: string[] = [];
      for (const src of acknowledged) {
        const reply = await fetch(`${address}${src}`);
        const { width } = await sharp(Buffer.from(await reply.arrayBuffer()))
          .metadata()
          .catch(() => ({ width: 0 }));
        if (reply.status !== 200 || width !== size) faults.push(`uploads: ${src} is lost (${reply.status})`);
      }
      return faults;
    },
  };
}
