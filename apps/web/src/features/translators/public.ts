export { DueTime } from './desk/due-time.tsx';
export { TranslatorHost } from './translator-host.tsx';
export { askTranslator } from './translator-request.ts';
