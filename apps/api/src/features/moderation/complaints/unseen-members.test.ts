import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import type { ReportType } from '@peonia/contract/moderation/complaints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let count = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const someone = () => api.register(`Seen ${(count += 1)}`);
const hidden = () => api.register(`Hidden ${(count += 1)}`, { visibility: 'hidden', photo: true });
const report = (member: Member, reportType: ReportType, reportId: number, content = 'minor: Seems sixteen.') =>
  member.call(contract.complain, { body: { reportType, reportId, content } });
const namesOf = async (member: Member) =>
  (await member.call(contract.listOwnComplaints)).body.items.map(({ name }) => name);
const hiddenFiles = async ({ id }: Member) =>
  (await api.sql('select 1 from upload where owner_id = $1 and hidden_at is not null', [id])).length;
const newestFile = async ({ id }: Member) =>
  Number((await api.sql<{ id: string }>('select max(id) as id from upload where owner_id = $1', [id]))[0]?.id);

describe('a complaint about somebody whom the reporter cannot know', () => {
  it.each(['user', 'contact'] as const)('of type %s tells no name, and hides nothing', async (type) => {
    const [mallory, hanna] = [await someone(), await hidden()];
    const unfinished = await api.register(`Unfinished ${count}`, { finished: false });

    const replies = [];
    for (const id of [hanna.id, unfinished.id, 999_999]) replies.push((await report(mallory, type, id)).status);

    expect([new Set(replies).size, await namesOf(mallory), await hiddenFiles(hanna)]).toEqual([1, [], 0]);
  });

  it('of a photo of theirs tells no name, and hides nothing', async () => {
    const [mallory, hanna] = [await someone(), await hidden()];
    await putInAlbum(api, hanna, 'public');

    await report(mallory, 'photo', await newestFile(hanna), 'nudity: A nude.');

    expect([await namesOf(mallory), await hiddenFiles(hanna)]).toEqual([[], 0]);
  });

  it('is taken from those who have a conversation, or were blocked by somebody whom all see', async () => {
    const [anna, hanna, ben] = [await someone(), await hidden(), await someone()];
    await hanna.call(chatContract.sayHi, { body: { user_id: anna.id } });
    await block(api.app.database, ben.id, anna.id);

    for (const { id } of [hanna, ben]) await report(anna, 'user', id, 'hate: Insulted me.');

    expect(await namesOf(anna)).toEqual([ben.name, hanna.name]);
  });
});

describe('a complaint about a photo that the reporter cannot open', () => {
  it('waits for staff and hides nothing; of one that they can open it does', async () => {
    const [mallory, sara] = [await someone(), await someone()];
    await putInAlbum(api, sara, 'private');
    await report(mallory, 'photo', await newestFile(sara), 'nudity: A nude.');
    const closed = await hiddenFiles(sara);
    await putInAlbum(api, sara, 'public');

    await report(mallory, 'photo', await newestFile(sara), 'nudity: A nude.');

    expect([closed, await hiddenFiles(sara), (await namesOf(mallory)).length]).toEqual([0, 1, 2]);
  });
});
