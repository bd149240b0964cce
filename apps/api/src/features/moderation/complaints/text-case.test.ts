import { randomUUID } from 'node:crypto';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';

// covers: Names, biographies and posts with signals of a fraud are queued for staff

const fraud = 'Please send me 300 dollars by Western Union';

let api: Api;
let ada: StaffMember;
let member: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());
beforeEach(async () => {
  member = await api.register(`Writer ${(counted += 1)}`, { visibility: 'public' });
});

const describeOneself = (biography: string) =>
  member.call(profilesContract.updateProfile, { body: { biography }, headers: { 'x-client-id': 'device' } });
const publish = (content: string) =>
  member.call(feedContract.post, { body: { content, upload_ids: [], client_id: randomUUID() } });
const cases = () =>
  api.sql<{ id: string; report_type: string; member_id: string | null; content: string; words: string; kind: string }>(
    `select id, report_type, member_id, content, evidence->>'words' as words, evidence->'facts'->0->>'value' as kind
     from complaint where accused_id = $1 order by id`,
    [member.id],
  );
const decide = async (verdict: object) => {
  const body = { uphold: true, reason: 'money', ...verdict } as never;
  return ada.call(contract.decideComplaint, { params: { id: Number(there((await cases())[0]).id) }, body });
};

describe('a biography', () => {
  it('with signals of a fraud is queued with its words', async () => {
    await describeOneself(fraud);

    expect(await cases()).toMatchObject([
      { report_type: 'user', member_id: null, content: 'Signals: money', words: fraud, kind: 'biography' },
    ]);
  });

  it('in a further language is queued as well', async () => {
    await member.call(profilesContract.updateProfile, {
      body: { biographies: { de: 'Schreib mir lieber auf www.elsewhere.com' } },
      headers: { 'x-client-id': 'device' },
    });

    expect((await cases()).map(({ content }) => content)).toEqual([expect.stringMatching(/^Signals: (?:.*, )?link$/)]);
  });

  it('without signals is not', async () => {
    await describeOneself('I like long walks, black tea and old maps.');

    expect(await cases()).toEqual([]);
  });

  it('is queued once for the same words, also after they were dismissed', async () => {
    await describeOneself(fraud);
    await describeOneself('');
    await describeOneself(fraud);
    await decide({ uphold: false, reason: 'no_proof' });
    await describeOneself('');
    await describeOneself(fraud);

    expect(await cases()).toHaveLength(1);
  });

  it('of which ever new wordings are saved has at most three open cases', async () => {
    for (const sum of [100, 200, 300, 400, 500])
      await describeOneself(`Please send me ${sum} dollars by Western Union`);

    expect(await cases()).toHaveLength(3);
  });

  it('is taken away by a decision, and the member is told', async () => {
    await describeOneself(fraud);

    const { status } = await decide({ act: 'remove' });

    const { body } = await member.call(profilesContract.getProfile, { params: { id: member.id } });
    expect([status, body.biography]).toEqual([200, '']);
  });
});

it('a name cannot be taken away', async () => {
  await api.sql("update account set name = 'shop.me' where id = $1", [member.id]);
  await describeOneself('Hello.');

  expect(await cases()).toMatchObject([{ content: 'Signals: link', words: 'shop.me', kind: 'name' }]);
  expect((await decide({ act: 'remove' })).code).toBe(errors.input_invalid.code);
});

it('a name is queued when it is registered, and not again with the texts of the profile', async () => {
  member = await api.register('find-me.live', { byForm: true, visibility: 'public' });

  expect(await cases()).toMatchObject([{ content: 'Signals: link', words: 'find-me.live', kind: 'name' }]);
  await describeOneself('Hello.');
  expect(await cases()).toHaveLength(1);
});

describe('a post', () => {
  it('with signals of a fraud is queued, and taken away by a decision', async () => {
    const { body: post } = await publish(fraud);

    expect(await cases()).toMatchObject([
      { report_type: 'feed', content: 'Signals: money', words: fraud, kind: 'post' },
    ]);
    await decide({ act: 'remove' });
    expect((await ada.call(feedContract.getFeed, { params: { id: post.id } })).code).toBe(errors.not_found.code);
  });

  it('is queued when it is edited to such a text', async () => {
    const { body: post } = await publish('Good morning');

    await member.call(feedContract.editFeed, { params: { id: post.id }, body: { content: fraud } });

    expect(await cases()).toMatchObject([{ report_type: 'feed', words: fraud }]);
  });

  it('may have a link', async () => {
    await publish('Look at https://example.org');

    expect(await cases()).toEqual([]);
  });
});
