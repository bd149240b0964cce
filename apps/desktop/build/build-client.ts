import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { readClientConfig } from '../src/settings/read-config.ts';

export const folder = join(import.meta.dirname, '..');
const out = join(folder, 'dist');

/** Bundles the program and its preload script. Nothing but Electron stays outside. */
export async function buildClient(configFile: string, target = out): Promise<void> {
  const config = readClientConfig(JSON.parse(readFileSync(configFile, 'utf8')) as Record<string, unknown>);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await bundle('main.ts', join(target, 'main.mjs'), 'esm');
  await buildPreload(target);
  writeFileSync(join(target, 'client-config.json'), JSON.stringify(config, null, 2));
}

/** A sandboxed preload script is one CommonJS file. */
export function buildPreload(target: string): Promise<void> {
  return bundle('preload.ts', join(target, 'preload.cjs'), 'cjs');
}

async function bundle(entry: string, file: string, format: 'esm' | 'cjs'): Promise<void> {
  const build = await rolldown({
    input: join(folder, 'electron', entry),
    platform: 'node',
    external: ['electron', /^node:/],
  });
  await build.write({ file, format, codeSplitting: false });
}
