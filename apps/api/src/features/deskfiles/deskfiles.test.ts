import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits as serverLimits } from '@peonia/contract/protocol/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { deskFileRow, makePdf, readDeskFile, sendDeskFile } from '../../../test/fixtures/send-desk-file.ts';
import { makePicture } from '../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../test/run-job.ts';

let api: Api;
let staff: StaffMember;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Files Desk', 'fulfilment');
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const someone = () => api.register(`Sender ${(count += 1)}`);
const send = (from: Member, data: Buffer, name?: string) => sendDeskFile(api, from, data, name);
const read = (reader: Member, id: number) => readDeskFile(api, reader, id);

describe('a file', () => {
  it('is kept as it came if it is a PDF, and is only ever downloaded', async () => {
    const anna = await someone();
    const { body } = await send(anna, makePdf('Zürich'), 'Bahn Zürich 東京.pdf');

    const file = await read(anna, body.id);

    expect(body).toMatchObject({ name: 'Bahn Zürich 東京.pdf', kind: 'pdf' });
    expect(file.data).toEqual(makePdf('Zürich'));
    expect(file.type).toBe('application/pdf');
    expect(file.disposition).toBe(
      `attachment; filename="Bahn Z_rich __.pdf"; filename*=UTF-8''Bahn%20Z%C3%BCrich%20%E6%9D%B1%E4%BA%AC.pdf`,
    );
  });

  it('is re-encoded if it is a picture', async () => {
    const anna = await someone();

    const { body } = await send(anna, await makePicture(), '../passport.JPG');

    expect(body).toMatchObject({ name: 'passport.webp', kind: 'picture' });
    const file = await read(anna, body.id);
    expect(file.type).toBe('image/webp');
    expect(file.data.toString('latin1', 8, 12)).toBe('WEBP');
    expect(file.data).toHaveLength(body.bytes);
  });

  it.each([
    ['of another kind', () => Buffer.from('MZ program'), 'desk_file_kind'],
    ['that only begins as a PDF', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}`), 'desk_file_kind'],
    ['that is too large', () => Buffer.alloc(limits.desk_file_bytes_max + 1), 'desk_file_too_large'],
    [
      'that is a broken picture',
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 80 }, () => 1)]),
      'file_broken',
    ],
  ] as const)('%s is refused', async (_, make, name) => {
    const reply = await send(await someone(), make());

    expect(reply.body).toMatchObject({ code: codeOf(name) });
  });

  it('is refused once a day has enough of them', async () => {
    const anna = await someone();
    await api.app.database.query({
      text: `insert into desk_file (owner_id, name, kind, bytes, blob)
             select $1::bigint, 'a.pdf', 'pdf', 1, 'desk-file-' || $1::bigint || '-' || n from generate_series(1, $2::int) n`,
      values: [anna.id, serverLimits.desk_files_per_day],
    });

    expect((await send(anna, makePdf())).body).toMatchObject({ code: codeOf('desk_files_used_up') });
  });

  it('is read by its sender alone before a message takes it', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { body } = await send(anna, makePdf());

    expect((await read(ben, body.id)).status).toBe(404);
    expect((await read(staff, body.id)).status).toBe(404);
    expect((await read(anna, body.id)).status).toBe(200);
  });

  it('is purged after a day if no message takes it', async () => {
    const anna = await someone();
    const { id } = (await send(anna, makePdf())).body;
    const { blob = '' } = (await deskFileRow(api, id)) ?? {};
    await runJob(api, 'deskfiles.purge');
    expect(await deskFileRow(api, id)).toBeDefined();
    await api.app.database.query({
      text: "update desk_file set purge_at = purge_at - interval '25 hours' where id = $1",
      values: [id],
    });

    await runJob(api, 'deskfiles.purge');

    expect(await deskFileRow(api, id)).toBeUndefined();
    expect(await api.app.blobs.sizeOf(blob)).toBeNull();
  });
});
