import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { travelDeskContract as desk } from '@peonia/contract/travel/travel-desk.schema.ts';
import { travelContract as travel } from '@peonia/contract/travel/travel.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { paidTravel } from '../../../test/fixtures/request-travel.ts';
import { deskFileRow, makePdf, readDeskFile, sendDeskFile } from '../../../test/fixtures/send-desk-file.ts';
import { runJob } from '../../../test/run-job.ts';
import { deskFilesEraser, deskFilesExporter } from '../deskfiles/public.ts';
import { travelEraser } from './own-travel.ts';

let api: Api;
let staff: StaffMember;
let count = 0;
beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Files Desk', 'fulfilment');
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const someone = () => api.register(`Traveller ${(count += 1)}`, { verified: true });
const send = (from: Member, data: Buffer, name?: string) => sendDeskFile(api, from, data, name);
const read = (reader: Member, id: number) => readDeskFile(api, reader, id);
const write = (from: Member, id: number, files: number[], more: object = {}) =>
  from.call(travel.writeToTravelDesk, {
    params: { id },
    body: { content: '', client_id: crypto.randomUUID(), files, ...more },
  });

describe('a message with files', () => {
  it('carries files of both sides, which the two of them read', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const request = await paidTravel(api, jonas, mei);
    const scan = (await send(jonas, makePdf('visa'), 'visa.pdf')).body;
    const ticket = (await send(staff, makePdf('hotel'), 'hotel.pdf')).body;

    const written = await write(jonas, request.id, [scan.id]);
    const answered = await staff.call(desk.answerTraveller, {
      params: { id: request.id },
      body: { content: 'Your hotel', client_id: crypto.randomUUID(), files: [ticket.id] },
    });

    expect(written.body.messages?.at(-1)).toMatchObject({ content: '', by_desk: false, files: [scan] });
    expect(answered.body.messages.at(-1)).toMatchObject({ by_desk: true, files: [ticket] });
    expect((await read(jonas, ticket.id)).data).toEqual(makePdf('hotel'));
    expect((await read(staff, scan.id)).data).toEqual(makePdf('visa'));
    expect((await read(mei, scan.id)).status).toBe(404);
    const { rows } = await api.app.database.query<{ detail: string }>({
      text: `select detail from staff_act where act = 'travel.looked' and detail = 'file' and staff_id = $1`,
      values: [staff.id],
    });
    expect(rows).toHaveLength(1);
  });

  it('takes own files alone, and each once', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const request = await paidTravel(api, jonas, mei);
    const [own, other] = [(await send(jonas, makePdf())).body, (await send(mei, makePdf())).body];

    const foreign = await write(jonas, request.id, [own.id, other.id]);
    expect(foreign.body).toMatchObject({ code: codeOf('upload_unknown') });
    expect((await write(jonas, request.id, [own.id])).status).toBe(201);
    expect((await write(jonas, request.id, [own.id])).body).toMatchObject({ code: codeOf('upload_unknown') });
    expect((await write(jonas, request.id, [])).body).toMatchObject({ code: codeOf('input_invalid') });
  });

  it('is stored once with its files when it is sent again', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const request = await paidTravel(api, jonas, mei);
    const { id } = (await send(jonas, makePdf())).body;
    const client_id = crypto.randomUUID();
    await write(jonas, request.id, [id], { client_id });

    const again = await write(jonas, request.id, [id], { client_id });

    expect(again.body.messages).toHaveLength(1);
  });

  it('loses the files of both sides with the account of the traveller', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const request = await paidTravel(api, jonas, mei);
    const [scan, ticket] = [(await send(jonas, makePdf())).body, (await send(staff, makePdf())).body];
    await write(jonas, request.id, [scan.id]);
    await staff.call(desk.answerTraveller, {
      params: { id: request.id },
      body: { content: '', client_id: crypto.randomUUID(), files: [ticket.id] },
    });
    const files: string[] = [];
    for await (const { path } of deskFilesExporter(api.app.blobs).files(api.app.database, jonas.id)) files.push(path);
    expect(files).toEqual(['deskfiles/files.json', `deskfiles/${(await deskFileRow(api, scan.id))?.blob}`]);

    await api.app.database.transaction(async (db) => {
      await deskFilesEraser.erase(db, jonas.id);
      await travelEraser.erase(db, jonas.id);
    });
    await runJob(api, 'deskfiles.purge');

    expect(await deskFileRow(api, scan.id)).toBeUndefined();
    expect(await deskFileRow(api, ticket.id)).toBeUndefined();
  });

  it('keeps a file of the desk after the account of the staff is gone', async () => {
    const [jonas, mei] = [await someone(), await someone()];
    const request = await paidTravel(api, jonas, mei);
    const ticket = (await send(staff, makePdf())).body;
    await staff.call(desk.answerTraveller, {
      params: { id: request.id },
      body: { content: '', client_id: crypto.randomUUID(), files: [ticket.id] },
    });

    await api.app.database.transaction((db) => deskFilesEraser.erase(db, staff.id));
    await runJob(api, 'deskfiles.purge');

    expect((await read(jonas, ticket.id)).status).toBe(200);
  });
});
