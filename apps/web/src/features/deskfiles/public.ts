export { DeskFileLinks } from './desk-file-links.tsx';
export { DeskFilePicker } from './desk-file-picker.tsx';
export { useDeskFiles } from './use-desk-files.ts';
