import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder `apps/api`, from the sources and from the bundled server alike. */
export const apiFolder = dirname(createRequire(import.meta.url).resolve('#api/package.json'));
