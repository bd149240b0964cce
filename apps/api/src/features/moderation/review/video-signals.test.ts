import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moderationContract as contract } from '@peonia/contract/moderation/moderation.schema.ts';
import encodeQR from 'qr';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { make } from '../../../../test/fixtures/make-media.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';

// Transcoding time depends on the machine.
vi.setConfig({ testTimeout: 60_000 });

let api: Api;
let staff: StaffMember;
let mei: Member;
let folder: string;
let video: number;

beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Staff Ada');
  mei = await api.register('Mei Lin');
  folder = await mkdtemp(join(tmpdir(), 'peonia-signals-'));
  await putReader();
  const data = await filmWithCode();
  const { body } = await uploadPicture(api.address, mei, { data, name: 'x.mp4', type: 'video/mp4' });
  video = there(body.files[0]).id;
  await runJob(api, 'media.transcode');
});
afterAll(() => api.close());

/** A film of three seconds whose last second shows a code; its poster shows none. */
async function filmWithCode(): Promise<Buffer> {
  const bits = encodeQR('https://example.test/pay-me', 'raw');
  const picture = join(folder, 'code.png');
  await sharp(Buffer.from(bits.flatMap((row) => row.map((dark) => (dark ? 0 : 255)))), {
    raw: { width: bits.length, height: bits.length, channels: 1 },
  })
    .resize(300, 300, { kernel: 'nearest' })
    .extend({ top: 30, bottom: 30, left: 30, right: 30, background: '#fff' })
    .png()
    .toFile(picture);
  const overlay = "[0:v][1:v]overlay=x=140:enable='gte(t,2)'";
  const source = ['-f', 'lavfi', '-i', 'color=c=0x8899aa:size=640x360:rate=10:duration=3', '-i', picture];
  return make('mp4', [...source, '-filter_complex', overlay, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-an']);
}

beforeEach(() =>
  api.sql(
    `update upload set review = 'waiting', review_since = now(), signals = '{}', examined_at = null, text_examined_at = null
     where id = $1`,
    [video],
  ),
);

const signals = async () => {
  const { items } = (await staff.call(contract.listReview, { query: {} })).body;
  return items.find(({ id }) => id === video)?.signals;
};

// covers: Frames of older videos are drawn by a job, and codes and text are looked for in each frame
describe('a video that waits for a reviewer', () => {
  // covers: Photos containing text: codes in images are signalled to the reviewer
  it('is examined for codes in each of its frames', async () => {
    await runJob(api, 'media.examine-waiting');

    expect(await signals()).toEqual(['qr_code']);
  });

  it('is examined again once the frames of an older one are drawn', async () => {
    await api.sql("update upload set renditions = array_remove(renditions, 'frames') where id = $1", [video]);
    await runJob(api, 'media.examine-waiting');
    const before = await signals();

    await runJob(api, 'media.draw-frames');
    await runJob(api, 'media.examine-waiting');

    expect([before, await signals()]).toEqual([[], ['qr_code']]);
  });

  it('is read frame by frame, and one with text is enough', async () => {
    await findTextWith(folder);

    expect(await signals()).toEqual(['text']);
  });

  it('is not put into the queue because of text', async () => {
    await api.sql("update upload set review = 'none', review_since = null where id = $1", [video]);

    await findTextWith(folder);

    expect(await signals()).toBeUndefined();
  });
});

/** A stand-in for tesseract: it reads a telephone number in a picture with much to see, and nothing in a plain one. */
async function putReader(): Promise<void> {
  const program = join(folder, 'tesseract');
  const table = ['level\tconf\ttext', '5\t96\t0171', '5\t96\t5550134', '5\t96\tcall'].map((line) => `'${line}'`);
  const script = `#!/bin/sh\n[ "$(wc -c)" -lt 12000 ] || printf '%s\\n' ${table.join(' ')}\n`;
  await writeFile(program, script);
  await chmod(program, 0o755);
}

/** Looks for text with the programs of a folder before all others. */
async function findTextWith(programs: string): Promise<void> {
  const path = process.env['PATH'];
  process.env['PATH'] = `${programs}:${path}`;
  try {
    await runJob(api, 'media.find-text');
  } finally {
    process.env['PATH'] = path;
  }
}
