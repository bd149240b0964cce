export { TranslatorHost } from './translator-host.tsx';
export { askTranslator } from './translator-request.ts';
