import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBridge } from './mobile/bundle-bridge.ts';
import { setAddress } from './mobile/set-address.ts';
import { root } from './root.ts';

// Builds the bridge of the mobile app, and sets the site it opens: npm run build:mobile -- --url https://example.com
const folder = join(root, 'apps/mobile');
const at = process.argv.indexOf('--url');
if (at > 0) setAddress(folder, process.argv[at + 1] ?? '');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
writeFileSync(join(folder, 'www/bridge.js'), await bundleBridge(version));
console.log('The bridge is built. Go on in apps/mobile: npm ci && npm run sync');
