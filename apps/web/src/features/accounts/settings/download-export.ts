import { downloadExport as endpoint } from '@peonia/contract/accounts/account-export.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';

/** Saves an export archive as a file. */
export function downloadExport(id: number): Promise<void> {
  return downloadFile(addressOf(endpoint, { id }, {}), 'archive.zip');
}
