import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder `packages/i18n` with `locales` and `pages`, from the sources and from the bundled server alike. */
export const textsFolder = dirname(createRequire(import.meta.url).resolve('@peonia/i18n/package.json'));
