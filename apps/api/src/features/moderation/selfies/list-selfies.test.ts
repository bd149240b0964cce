import { selfieReviewContract as contract } from '@peonia/contract/moderation/selfie-review.schema.ts';
import { verificationContract } from '@peonia/contract/verification.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { makePicture } from '../../../../test/fixtures/upload-picture.ts';
import { there } from '../../../../test/there.ts';

let api: Api;
let ada: StaffMember;

beforeAll(async () => {
  api = await startApi({ LIMIT_REVIEW_PAGE: '2' });
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

async function withSelfie(name: string): Promise<Member> {
  const member = await api.register(name, { photo: true, visibility: 'public' });
  const sign = there((await member.call(verificationContract.drawSign)).body.sign).id;
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await makePicture(500, 500))], { type: 'image/jpeg' }), 'me.jpg');
  await openClient(api.address, { language: 'en', token: member.token }).call(verificationContract.sendSelfie, {
    query: { sign, agreed: true },
    body: form as never,
  });
  return member;
}

const page = async (query: { max_id?: number } = {}) => {
  const { items, max_id } = (await ada.call(contract.listSelfies, { query })).body;
  return { names: items.map(({ user }) => user.name), max_id };
};

it('goes on behind a selfie whose member was erased since', async () => {
  const members = [];
  for (const name of ['Selma One', 'Selma Two', 'Selma Three']) members.push(await withSelfie(name));
  const first = await page();
  await api.sql('delete from account where id = $1', [members[1]?.id]);

  const second = await page({ max_id: first.max_id });

  expect([first.names, second]).toEqual([['Selma One', 'Selma Two'], { names: ['Selma Three'], max_id: -1 }]);
});
