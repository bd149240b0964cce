import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestEntry } from '@peonia/contract/protocol/page-renderer.ts';
import { isCatalogueOf } from '@peonia/i18n/catalogue-name.ts';
import { languages } from '@peonia/i18n/languages.ts';

/** The browser's build on disk, with its weights in KB, gzipped. */
export interface BrowserBuild {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Scripts that load with the source modules. Throws where the build has none of a module. */
  scriptsOf(sources: readonly string[]): ReadonlySet<string>;
  /** Scripts, styles and fonts that load with the source modules. */
  filesOf(sources: readonly string[]): ReadonlySet<string>;
  weigh(files: Iterable<string>): number;
  /** Catalogues that the names ask for beside the first ones, in the language where they weigh most. */
  weighTexts(names: readonly string[]): number;
  /** The first catalogues, those of the frame and of home, in the language where they weigh most. */
  weighFirstTexts(): number;
}

/** Opens a browser build by its Vite manifest. */
export function openBrowserBuild(folder: string): BrowserBuild {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const weights = new Map<string, number>();

  const reach = (sources: readonly string[]) => {
    const found = new Set(sources);
    for (const source of found) for (const next of entryOf(source).imports ?? []) found.add(next);
    return [...found].map(entryOf);
  };
  const scriptsOf = (sources: readonly string[]) => new Set(reach(sources).map(({ file }) => file));
  const filesOf = (sources: readonly string[]) =>
    new Set(reach(sources).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weightOf(file), 0);
  const weighTexts = (names: readonly string[]) =>
    Math.max(...languages.map((language) => weigh(textsOf(`../../packages/i18n/locales/${language}/`, names))));
  const weighFirstTexts = () =>
    Math.max(
      ...languages
        .map((language) => `../../packages/i18n/src/first-catalogues/${language}.ts`)
        .map((source) => (manifest[source] === undefined ? 0 : weigh(scriptsOf([source])))),
    );

  return { folder, manifest, scriptsOf, filesOf, weigh, weighTexts, weighFirstTexts };

  function textsOf(prefix: string, names: readonly string[]): string[] {
    return Object.keys(manifest)
      .filter((source) => source.startsWith(prefix))
      .filter((source) => names.some((name) => isCatalogueOf(name, source.slice(prefix.length))))
      .map((source) => entryOf(source).file);
  }

  function entryOf(source: string): ManifestEntry {
    const entry = manifest[source];
    if (entry === undefined) throw new Error(`${source} is not in the manifest of ${folder}`);
    return entry;
  }

  function weightOf(file: string): number {
    const known = weights.get(file) ?? gzipKb(readFileSync(join(folder, file)));
    weights.set(file, known);
    return known;
  }
}

/** Size after gzip, in KB. */
export function gzipKb(code: string | Buffer): number {
  return gzipSync(code, { level: 9 }).length / 1024;
}
