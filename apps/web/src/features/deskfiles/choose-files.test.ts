import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { expect, it } from 'vitest';
import { chooseFiles } from './use-desk-files.ts';

const most = limits.desk_files_per_message;
const fileOf = (size: number) => ({ name: 'receipt.pdf', size }) as File;
const small = fileOf(1_000);

it('takes as many files as a message may have', () => {
  expect(chooseFiles(Array<File>(most + 1).fill(small), 0)).toHaveLength(most);
});

it('counts the files that are already there', () => {
  expect(chooseFiles([small, small, small], most - 1)).toHaveLength(1);
});

it('takes a file of the largest size', () => {
  expect(chooseFiles([fileOf(limits.desk_file_bytes_max)], 0)[0]?.fault).toBeNull();
});

it('marks a larger file before it is sent', () => {
  expect(chooseFiles([fileOf(limits.desk_file_bytes_max + 1)], 0)[0]?.fault).toEqual({ kind: 'size' });
});

it('tells two copies of a file apart', () => {
  const [first, second] = chooseFiles([small, small], 0);

  expect(first?.key).not.toBe(second?.key);
});
