import { memberActs } from '@peonia/contract/moderation/members.ts';
import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { staffLists } from '@peonia/contract/staff/staff-lists.ts';
import { staffPermissions, type StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import { analysisPermissions } from '@peonia/contract/staff/staff.ts';
import { describe, expect, test } from 'vitest';
import { elsewhere } from './access-elsewhere.ts';
import { acts } from './access-matrix.ts';
import { staffActs } from './staff-matrix.ts';

type Named = ReturnType<typeof allEndpoints>[number];

const listed = elsewhere.flatMap(({ endpoints }): readonly string[] => endpoints);
const inMatrix = new Set([...Object.values(acts), ...Object.values(staffActs)].map(({ endpoint }) => endpoint));

const withoutRow = (endpoints: readonly Named[]) =>
  endpoints.filter(({ name, endpoint }) => !inMatrix.has(endpoint) && !listed.includes(name)).map(({ name }) => name);

/** Path parameters and fields of the query or body by which a call names a member. */
function namesMember({ path, query, body }: ServedEndpoint): boolean {
  const fields = [...Object.keys(query.properties), ...fieldsOf(body)];
  return path.startsWith('/user/:') || fields.some((field) => ['user_id', 'related_id', 'reportId'].includes(field));
}

function fieldsOf(body: ServedEndpoint['body']): string[] {
  if (body === null || body === 'multipart') return [];
  const { properties = {}, anyOf = [] } = body as { properties?: object; anyOf?: readonly ServedEndpoint['body'][] };
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)];
}

describe('every endpoint', () => {
  test('has a row in a matrix or a reason', () => {
    expect(withoutRow(allEndpoints())).toEqual([]);
  });

  test('is in no reason and in a matrix at once, and in one reason at most', () => {
    const names = allEndpoints().map(({ name }) => name);
    const covered = allEndpoints().filter(({ endpoint }) => inMatrix.has(endpoint));

    expect(covered.map(({ name }) => name).filter((name) => listed.includes(name))).toEqual([]);
    expect(listed.filter((name, index) => listed.indexOf(name) !== index || !names.includes(name))).toEqual([]);
  });

  test('that names a member has a row, or removes what the caller has about them', () => {
    const removes = elsewhere.find(({ reason }) => reason.startsWith('Removes or marks'))?.endpoints ?? [];
    const rest = allEndpoints().filter(
      ({ name, endpoint }) =>
        namesMember(endpoint) && !inMatrix.has(endpoint) && !(removes as readonly string[]).includes(name),
    );

    expect(rest.map(({ name }) => name)).toEqual([]);
  });

  test('of the staff has a row, or opens the staff session', () => {
    const rows = new Set(Object.values(staffActs).map(({ endpoint }) => endpoint));
    const rest = allEndpoints().filter(({ endpoint }) => endpoint.path.startsWith('/staff/') && !rows.has(endpoint));

    expect(rest.every(({ endpoint }) => endpoint.path === '/staff/pass')).toBe(true);
  });

  test('of the staff names its permission, for the roles of its row', () => {
    const rolesOf = (permission: StaffPermission): readonly string[] => staffPermissions[permission].roles;
    const rows = Object.entries(staffActs).map(([name, { endpoint, roles, also }]) => ({
      name,
      granted: (endpoint.permission === undefined ? [] : rolesOf(endpoint.permission)).filter(
        (role) => also === undefined || rolesOf(also).includes(role),
      ),
      roles,
    }));

    for (const { name, granted, roles } of rows) expect([name, granted]).toEqual([name, roles]);
  });

  test('uses each permission of the staff: alone, for part of an analysis, an act on a member or a list', () => {
    const used = new Set([
      ...allEndpoints().map(({ endpoint }) => endpoint.permission),
      ...Object.values(analysisPermissions),
      ...Object.values(memberActs),
      ...Object.values(staffLists).map(({ permission }) => permission),
    ]);

    expect(Object.keys(staffPermissions).filter((name) => !used.has(name as StaffPermission))).toEqual([]);
  });
});

test('a new endpoint is missing until it has a row', () => {
  const [first] = allEndpoints();
  const fresh = { feature: 'fresh', name: 'drawWheel', endpoint: { ...first?.endpoint } as ServedEndpoint };

  expect(withoutRow([...allEndpoints(), fresh])).toEqual(['drawWheel']);
});

test('a new endpoint about a member is recognised', () => {
  const [first] = allEndpoints();
  const about = (shape: Partial<ServedEndpoint>) => namesMember({ ...first?.endpoint, ...shape } as ServedEndpoint);

  expect([
    about({ path: '/user/:id/wave' }),
    about({ body: { type: 'object', properties: { user_id: {} } } }),
    about({ body: { anyOf: [{ properties: { user_id: {} } }] } }),
    about({ path: '/waves' }),
  ]).toEqual([true, true, true, false]);
});
