import { join, resolve } from 'node:path';
import { makeRelease } from './release/make-release.ts';
import { root } from './root.ts';

const folder = resolve(process.argv[2] ?? join(root, 'dist/release'));
const { files, bytes } = await makeRelease(folder);
console.log(`${folder}: ${files} files, ${(bytes / 1_000_000).toFixed(0)} MB. Start: node ${folder}/bin/serve.mjs`);
