import type { DeskFile } from '@peonia/contract/operation/deskfiles.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { DeskFileLinks } from './desk-file-links.tsx';
import { DeskFilePicker } from './desk-file-picker.tsx';
import type { ChosenFile, DeskFiles } from './use-desk-files.ts';

const stored: DeskFile = { id: 1, name: 'receipt.pdf', kind: 'pdf', bytes: 2_048 };
const chosen: ChosenFile = { key: 'a', file: { name: 'receipt.pdf' } as File, sent: 0.5, stored: null, fault: null };
const draw = (...files: ChosenFile[]) =>
  renderStatic(<DeskFilePicker chosen={{ files } as unknown as DeskFiles} isDisabled={false} />);
const links = (...files: DeskFile[]) => renderStatic(<DeskFileLinks files={files} onProblem={() => {}} />);

it('shows the progress of a file that is being sent', () => {
  expect(draw(chosen)).toMatch(/<progress[^>]*value="0.5"/);
});

it('hides the progress of a stored file', () => {
  expect(draw({ ...chosen, stored })).not.toContain('<progress');
});

it('offers to retry after a lost connection', () => {
  expect(draw({ ...chosen, fault: { kind: 'network' } })).toContain('Send receipt.pdf again');
});

it('offers no retry of a file that is too large', () => {
  expect(draw({ ...chosen, fault: { kind: 'size' } })).not.toContain('Send receipt.pdf again');
});

it('shows the message of a refusal', () => {
  const fault = { kind: 'refused', message: 'Please choose a PDF.' } as const;

  expect(draw({ ...chosen, fault })).toMatch(/role="alert"[^>]*>Please choose a PDF\./);
});

it('takes no further file once the message is full', () => {
  const full = Array.from({ length: limits.desk_files_per_message }, (_, key) => ({ ...chosen, key: `${key}` }));

  expect(draw(...full)).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Attach a file/);
});

it('shows nothing for a message without files', () => {
  expect(links()).not.toContain('<ul');
});

it('names a file and its size in the download button', () => {
  expect(links(stored)).toContain('Download receipt.pdf, 2 KB');
});

it('rounds a tiny file up to one kilobyte', () => {
  expect(links({ ...stored, bytes: 12 })).toContain('receipt.pdf, 1 KB');
});
