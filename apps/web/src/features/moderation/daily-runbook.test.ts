import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffPermissions } from '@peonia/contract/staff/staff-permissions.ts';
import { staffQueues, type StaffQueueName } from '@peonia/contract/staff/staff-queues.ts';
import { describe, expect, it } from 'vitest';
import { staffSections } from './staff-sections.ts';

const runbook = join(import.meta.dirname, '../../../../../docs/runbooks/daily.md');

/** Rows of the table of queues: name, page, role, target, what to do. */
const rows = readFileSync(runbook, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`/staff/'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const pageOf = (queue: StaffQueueName) => staffSections.find((section) => section.queue === queue)?.href ?? '';

describe.each(Object.keys(staffQueues) as StaffQueueName[])('the queue %s', (queue) => {
  it('has a row in the daily runbook with its page, a role that works on it, a target and what to do', () => {
    const [, , role = '', target = '', todo = ''] = rows.find(([, page]) => page === `\`${pageOf(queue)}\``) ?? [];
    const roles: readonly string[] = staffPermissions[staffQueues[queue]].roles;

    expect(roles).toContain(role);
    expect(target).not.toBe('');
    expect(todo).not.toBe('');
  });
});

it('the daily runbook names no page that is not there', () => {
  const pages = staffSections.map(({ href }) => `\`${href}\``);

  expect(rows.map(([, page]) => page).filter((page) => !pages.includes(page ?? ''))).toEqual([]);
});
