import { UploadTray } from '../../media/uploads/upload-tray.tsx';
import { PaidFileTray } from './paid-file-tray.tsx';
import type { Composing } from './use-composing.ts';

/** Trays of the attached files and of the paid file. */
export function FileTrays({ composing }: { composing: Composing }) {
  return (
    <>
      <UploadTray uploads={composing.uploads} look="tiles" />
      <PaidFileTray composing={composing} />
    </>
  );
}
