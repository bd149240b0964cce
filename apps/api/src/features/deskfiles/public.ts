export { isPdf } from './is-pdf.ts';
export { releaseDeskFiles } from './deskfiles.sql.ts';
export { deskFileHolders, type DeskFileHolder } from './hooks.ts';
export { storeDeskFile } from './send-desk-file.ts';
export { readDeskFiles, takeDeskFiles } from './take-desk-files.ts';
export { deskFilesEraser, deskFilesExporter } from './own-desk-files.ts';
