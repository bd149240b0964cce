import { moderationContract as contract } from '@peonia/contract/moderation/moderation.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';

let api: Api;
let staff: Member;
/** Five files that wait, a second apart. */
let files: number[];

beforeAll(async () => {
  api = await startApi({ LIMIT_REVIEW_PAGE: '2' });
  staff = await makeStaff(api, 'Staff Ada');
  const mei = await api.register('Mei Lin');
  files = [];
  for (let number = 0; number < 5; number += 1)
    files.push(...(await uploadPicture(api.address, mei)).body.files.map(({ id }) => id));
});
afterAll(() => api.close());
beforeEach(() =>
  api.sql(
    `update upload set review = 'none', review_since = timestamptz '2026-01-01 10:00:00.000123Z' + id * interval '1 second'
     where id = any($1)`,
    [files],
  ),
);

async function page(max_id?: number) {
  const { body } = await staff.call(contract.listReview, { query: max_id === undefined ? {} : { max_id } });
  return { ids: body.items.map(({ id }) => id), max_id: body.max_id };
}

it('goes on behind a file that was decided meanwhile', async () => {
  const first = await page();
  await staff.call(contract.decideReview, { params: { id: files[1] ?? 0 }, body: { approve: true } });

  const second = await page(first.max_id);
  const third = await page(second.max_id);

  expect([first.ids, second.ids, third.ids]).toEqual([files.slice(0, 2), files.slice(2, 4), files.slice(4)]);
  expect(third.max_id).toBe(-1);
});

it('has the files that began to wait at one moment on one page', async () => {
  await api.sql('update upload set review_since = (select review_since from upload where id = $1) where id = any($2)', [
    files[1],
    files.slice(1, 4),
  ]);

  const first = await page();

  expect([first.ids, (await page(first.max_id)).ids]).toEqual([files.slice(0, 4), files.slice(4)]);
});
