import type { Mutant } from '../mutant.ts';

const test = 'tools/backup/backup.test.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a restore stops at the wanted time',
    file: 'tools/backup/restore-backup.ts',
    find: "...(to === null ? {} : { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }),",
    replace: '',
    test,
    named: 'comes back to the second before a table was dropped',
  },
  {
    rule: 'a part of an encrypted file cannot be cut off',
    file: 'tools/backup/seal.ts',
    find: 'nonce[11] = isLast ? 1 : 0;',
    replace: 'nonce[11] = Number(!isLast) * 0;',
    test: 'tools/backup/seal.test.ts',
    named: 'refuses a file without its last part',
  },
  {
    rule: 'the newest backup is never deleted',
    file: 'tools/backup/manifest.ts',
    find: 'manifests.slice(0, -1).filter(',
    replace: 'manifests.filter(',
    test,
    named: 'deletes what is older than its term with its log and media',
  },
];
