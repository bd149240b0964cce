import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@peonia/contract/protocol/page-renderer.ts';
import { pageAssets } from '../../apps/web/src/platform/document/assets.ts';
import { root } from '../root.ts';

/** A document's entry module and the module of its page. */
export interface BuiltDocument {
  readonly entry: string;
  readonly page?: string;
}

/** The statement of `layers.css`, as the names in their order. */
function statedLayers(): readonly string[] {
  return layersOf(readFileSync(join(root, 'packages/ui/src/layers.css'), 'utf8'));
}

/**
 * Returns what is wrong with the order of the cascade layers in a built document. The first mention of a layer decides
 * its place, so the first linked stylesheet must begin with the statement of `layers.css`. The minifier may leave out a
 * part of the statement that the blocks after it repeat.
 */
export function findLayerProblem(
  manifest: Manifest,
  readStyle: (file: string) => string,
  { entry, page }: BuiltDocument,
): string | null {
  const [first] = pageAssets(manifest, entry, [page]).styles;
  if (first === undefined) return `${page ?? entry} links no stylesheet`;
  const found = layersOf(readStyle(first.slice(1)));
  const stated = statedLayers();
  return found.join() === stated.join()
    ? null
    : `${page ?? entry} links ${first} first, whose layers are ${found.join(', ')} instead of ${stated.join(', ')}`;
}

/** Names of the top-level layers in the order in which a stylesheet first mentions them. */
function layersOf(css: string): readonly string[] {
  const names = [...css.matchAll(/@layer\s+([\w\s,-]+)[;{]/g)].flatMap(([, list = '']) => list.split(','));
  return [...new Set(names.map((name) => name.trim()))];
}
