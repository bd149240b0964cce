import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Variant } from '@peonia/contract/variant.ts';
import type { Config } from '../config.ts';
import { collection } from '../feature.ts';

/** A request of the renderer to the api; the same shape as the web app's own transport. */
export type Transport = (request: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}) => Promise<{ readonly status: number; header(name: string): string | null; readonly body: string }>;

export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly acceptLanguage: string | undefined;
  readonly keptLanguage: string | null;
  readonly variant: Variant;
}

/** What the built web app offers the server. */
export interface Renderer {
  key(request: PageRequest): string | null;
  render(
    request: PageRequest & { readonly transport: Transport },
  ): Promise<{ readonly status: number; readonly location?: string; readonly html: string; readonly isKept: boolean }>;
  sitemap(publicUrl: string): string;
  robots(publicUrl: string): string;
}

interface Site {
  readonly brand: string;
  readonly publicUrl: string;
  readonly isProduction: boolean;
  readonly manifest: unknown;
}

/** Facts of the product that pages are rendered with; features add theirs. */
export const siteFacts = collection<object>('platform.site-facts');

/** Loads the server's half of the built web app. Throws where there is no build. */
export async function loadRenderer(config: Config, distDir: string, facts: readonly object[]): Promise<Renderer> {
  const manifest: unknown = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8'));
  const { makeRenderer } = (await import(pathToFileURL(join(distDir, 'server/make-renderer.js')).href)) as {
    makeRenderer(site: Site): Promise<Renderer>;
  };
  return makeRenderer({
    brand: config.brand,
    publicUrl: config.publicUrl,
    isProduction: config.env === 'production',
    manifest,
    ...Object.assign({}, ...facts),
  });
}
