import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeFilm, makeVoice } from '../../../../test/fixtures/make-media.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';

// Transcoding time depends on the machine.
vi.setConfig({ testTimeout: 60_000 });

let api: Api;
let ada: StaffMember;
let anna: Member;
let ben: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());
beforeEach(async () => {
  [anna, ben] = [await api.register(`Anna ${(counted += 1)}`), await api.register(`Ben ${counted}`)];
});

const sendToAnna = async (message_type: 'voice' | 'photo', data: Buffer) => {
  const type = 'application/octet-stream';
  const file = there((await uploadPicture(api.address, ben, { data, name: 'x.bin', type })).body.files[0]);
  await runJob(api, 'media.transcode');
  const { body, status } = await ben.call(chatContract.sendMessage, {
    body: { user_id: anna.id, message_type, message_content: '', upload_ids: [file.id], client_id: randomUUID() },
  });
  expect(status).toBe(201);
  return body.id;
};
const report = async (reportId: number) => {
  await anna.call(contract.complain, { body: { reportType: 'message', reportId, content: 'hate: Insulted me.' } });
  const row = (await api.sql<{ id: string }>('select id from complaint where accused_id = $1', [ben.id]))[0];
  return Number(there(row).id);
};
const read = async (id: number) => there((await ada.call(contract.getComplaint, { params: { id } })).body.files[0]);
const open = async (address: string | null) => {
  const response = await fetch(`${api.address}${address}`);
  return [response.status, response.headers.get('content-type')];
};

describe('a reported message', () => {
  // covers: A complaint about a voice message gives the moderator the recording
  it('gives staff its voice recording, also after it was recalled', async () => {
    const message = await sendToAnna('voice', await makeVoice('webm', 1));
    const id = await report(message);
    await ben.call(messageActsContract.recallMessage, { body: { id: message } });

    const file = await read(id);

    expect([file.type, file.wave?.length, file.frames]).toEqual(['audio', 48, null]);
    expect(await open(file.src)).toEqual([200, 'audio/mp4']);
  });

  it('gives staff the words of its voice where somebody had them written down', async () => {
    const message = await sendToAnna('voice', await makeVoice('webm', 1));
    const rows = await api.sql<{ upload_ids: string[] }>('select upload_ids from message where id = $1', [message]);
    await api.sql(`insert into transcript (upload_id, owner_id, content) values ($1, $2, 'Send me money')`, [
      there(rows[0]).upload_ids[0],
      ben.id,
    ]);

    const id = await report(message);
    await ben.call(messageActsContract.recallMessage, { body: { id: message } });

    const { evidence } = (await ada.call(contract.getComplaint, { params: { id } })).body;
    expect(evidence.facts).toContainEqual({ label: 'transcript', value: 'Send me money' });
  });

  it('gives staff the frames of its video, whose address opens for them alone', async () => {
    const id = await report(await sendToAnna('photo', await makeFilm({ ext: 'mp4', seconds: 1 })));

    const file = await read(id);

    expect(await open(file.frames)).toEqual([200, 'image/webp']);
    expect(await open(there(file.frames).replace(`.s${ada.id}.`, `.m${anna.id}.`))).toEqual([404, expect.anything()]);
  });
});
