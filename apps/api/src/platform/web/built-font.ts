import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { apiFolder } from '../api-folder.ts';

const builtAssets = join(apiFolder, '../web/dist/client/assets');

/** Address of a font with Latin letters in the web build; null without a build. */
export async function builtFont(name: string, assets = builtAssets): Promise<string | null> {
  const files = await readdir(assets).catch(() => []);
  const file = files.find((one) => one.startsWith(`${name}-latin-wght`) && one.endsWith('.woff2'));
  return file === undefined ? null : `/assets/${file}`;
}
