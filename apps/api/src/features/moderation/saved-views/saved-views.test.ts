import { errors } from '@peonia/contract/protocol/errors.ts';
import { savedViewContract as contract } from '@peonia/contract/staff/saved-views.schema.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';

const most = 3;
let api: Api;
let ada: StaffMember;

beforeAll(async () => {
  api = await startApi({ LIMIT_SAVED_VIEWS: String(most) });
});
afterAll(() => api.close());

const fresh = async (name: string) => {
  ada = await makeStaff(api, name, 'finance');
};
const save = (name: string, query: string, is_default = false, page: 'payments' | 'disputes' = 'payments') =>
  ada.call(contract.saveView, { body: { page, name, query, is_default } });
const viewsOf = async (staff: StaffMember) => (await staff.call(staffContract.getStaffSession)).body.saved_views;

// covers: Filters of a staff table are saved as a view, one of them as default, and stand in the address
describe('saved views', () => {
  it('replaces a view of the same name', async () => {
    await fresh('Ada One');
    await save('Held', 'show=held');
    await save(' Held ', 'show=held&day=2026-11-01');

    expect(await viewsOf(ada)).toMatchObject([{ name: 'Held', query: 'show=held&day=2026-11-01', is_default: false }]);
  });

  it('keeps one default of each page', async () => {
    await fresh('Ada Two');
    await save('A', 'show=held', true);
    await save('B', 'show=failed', true);
    await save('C', 'show=open', true, 'disputes');

    expect((await viewsOf(ada)).filter((view) => view.is_default).map(({ name }) => name)).toEqual(['C', 'B']);
  });

  it('refuses more than the limit of a page, also at once', async () => {
    await fresh('Ada Three');
    const replies = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => save(name, 'show=held')));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(most);
    expect((await save('F', 'show=held')).code).toBe(errors.saved_views_full.code);
    expect((await save('F', 'show=open', false, 'disputes')).status).toBe(200);
  });

  it('belongs to the one who saved it', async () => {
    await fresh('Ada Four');
    const { id } = (await save('Mine', 'show=held')).body;
    const other = await makeStaff(api, 'Bea', 'finance');
    await other.call(contract.deleteView, { params: { id } });

    expect(await viewsOf(other)).toEqual([]);
    expect(await viewsOf(ada)).toHaveLength(1);

    await ada.call(contract.deleteView, { params: { id } });
    expect(await viewsOf(ada)).toEqual([]);
  });

  it('is not read before the second factor', async () => {
    await fresh('Ada Five');
    await save('Secret name', 'show=held');
    await ada.call(staffContract.closeStaffSession);

    expect(await viewsOf(ada)).toEqual([]);
  });

  it.each(['show', 'show=a&&b=c', 'show=held#x', '?show=held', 'Show=x'])('refuses %s as filters', async (query) => {
    await fresh(`Ada ${query.replaceAll(/[^a-z]/gi, '')}`);
    expect((await save('Bad', query)).code).toBe(errors.input_invalid.code);
  });
});
