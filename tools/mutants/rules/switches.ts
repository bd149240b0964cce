import type { Mutant } from '../mutant.ts';

const switches = 'apps/api/src/features/switches';
const test = `${switches}/switches.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'maintenance lets staff in',
    file: 'apps/api/src/platform/operations/maintenance/maintenance.ts',
    find: 'filePath.test(path) || staffPath.test(path)) return true;',
    replace: 'filePath.test(path)) return true;',
    test,
    named: 'lets staff in, so that it can be ended',
  },
  {
    rule: 'maintenance is not ended by its announced end',
    file: `${switches}/open-switches.ts`,
    find: 'return row?.is_on === true ?',
    replace: 'return row?.is_on === true && (row.until?.getTime() ?? Infinity) > clock() ?',
    test,
    named: 'is not ended by its announced end',
  },
  {
    rule: 'stopped payments refuse new ones',
    file: 'packages/contract/src/money/payments.ts',
    find: "  stoppedBy: 'payments',\n",
    replace: '',
    test,
    named: 'leaves a payment that is under way alone: the webhook credits it',
  },
  {
    rule: 'a flag goes by country',
    file: `${switches}/evaluate-switch.ts`,
    find: 'return reader.country !== null && values.includes(reader.country);',
    replace: 'return reader.country !== null;',
    test,
    named: 'goes by the country that the session was opened from',
  },
  {
    rule: 'a stop ends by itself',
    file: `${switches}/evaluate-switch.ts`,
    find: 'return row !== undefined && !row.is_on && !isExpired(row, now);',
    replace: 'return row !== undefined && !row.is_on;',
    test,
    named: 'runs again by itself after its end',
  },
  {
    rule: 'a switch is changed as the operator saw it',
    file: `${switches}/change-switch.ts`,
    find: "if ((before?.changed_at.toISOString() ?? null) !== body.seen) throw refuse('switch_moved');",
    replace: '',
    test,
    named: 'is refused if a colleague was faster',
  },
];
