import { hook } from '../../platform/feature.ts';
import type { FilesInMessages } from './pay-upload.ts';

/** What conversations know of the files that are for sale in them. */
export const filesInMessages = hook<FilesInMessages>('album.files-in-messages');
