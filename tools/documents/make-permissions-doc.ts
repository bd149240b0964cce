import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import { permissionMeanings } from '@peonia/contract/staff/permission-meanings.ts';
import { staffPermissions, type StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff-roles.ts';

/** Docs/security/permissions.md: which role of the staff may do what, with the endpoints of each permission. */
export function makePermissionsDoc(): string {
  const rows = Object.entries(staffPermissions).map(([name, { roles }]) => {
    const meaning = permissionMeanings[name as StaffPermission];
    const allowed: readonly StaffRole[] = roles;
    const marks = staffRoles.map((role) => (allowed.includes(role) ? 'yes' : ''));
    return `| \`${name}\` | ${meaning} | ${marks.join(' | ')} | ${endpointsOf(name).join('<br>')} |`;
  });
  return `# Staff permissions

Made by \`npm run docs\` from \`packages/contract/src/staff/staff-permissions.ts\`, the only place that grants them. An
endpoint names its permission in the contract, its use case requires it with \`requireStaff\`, and
\`apps/api/test/access/staff-matrix.ts\` states for each endpoint which roles may call it; all of it runs. Everybody else is
told \`not_found\`. A new permission is a row of that file, then the three places above.

An endpoint marked with * needs a code of the second factor that is at most ten minutes old
([decision 89](../decisions/0089-dangerous-acts-need-a-fresh-code.md)).

| permission | what it allows | ${staffRoles.join(' | ')} | endpoints |
|---|---|${staffRoles.map(() => '---|').join('')}---|
${rows.join('\n')}
`;
}

function endpointsOf(permission: string): string[] {
  return allEndpoints().flatMap(({ endpoint }) =>
    endpoint.permission === permission
      ? [`\`${endpoint.method} ${endpoint.path}\`${endpoint.errors.includes('staff_step_up') ? ' *' : ''}`]
      : [],
  );
}
