import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientChanges } from '@peonia/contract/protocol/limits.ts';
import type { MakeRenderer, Manifest, Renderer, SiteFacts } from '@peonia/contract/protocol/page-renderer.ts';
import type { Config } from '../config/config.ts';
import { collection } from '../feature.ts';

/** Facts of the product that pages are rendered with; features add theirs. */
export const siteFacts = collection<Partial<SiteFacts>>('platform.site-facts');

/** Loads the server's half of the built web app. Throws where there is no build. */
export async function loadRenderer(
  config: Config,
  distDir: string,
  facts: readonly Partial<SiteFacts>[],
): Promise<Renderer> {
  const manifest = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { makeRenderer } = (await import(pathToFileURL(join(distDir, 'server/make-renderer.js')).href)) as {
    readonly makeRenderer: MakeRenderer;
  };
  return makeRenderer({
    brand: config.brand,
    publicUrl: config.publicUrl,
    icp: config.chinaIcp,
    isProduction: config.env === 'production',
    manifest,
    pushChannel: config.pushChannel && { key: config.pushChannel.key, url: config.pushChannel.socketUrl },
    limits: () => clientChanges(config.limits),
    ...(Object.assign({}, ...facts) as Partial<SiteFacts>),
  });
}
