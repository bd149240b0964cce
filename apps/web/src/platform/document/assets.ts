import type { Manifest, ManifestEntry } from '@peonia/contract/protocol/page-renderer.ts';
import { firstNames, isCatalogueOf } from '@peonia/i18n/catalogue-name.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** URLs of the files that a page needs. */
export interface PageAssets {
  readonly boot: string;
  readonly entry: string;
  readonly styles: readonly string[];
  /** Scripts to fetch at once: the entry, the page's module and what they import. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
}

/** Finds the files of an entry and of the page modules. Skips unknown sources: they load later. */
export function pageAssets(manifest: Manifest, entry: string, sources: readonly (string | undefined)[]): PageAssets {
  const chunks = new Map<string, ManifestEntry>();
  const seen = new Set<string>();
  // Imports come before what imports them: a feature's styles follow those of its parts, and the first stylesheet is
  // that of the module every entry imports first, `ui.css`, which states the order of the cascade layers.
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) collect(next);
    chunks.set(name, chunk);
  };
  for (const name of [entry, ...sources]) if (name !== undefined) collect(name);
  const all = [...chunks.values()];
  return {
    boot: address(manifest['src/boot.ts']?.file),
    entry: address(manifest[entry]?.file),
    styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map(address),
    scripts: all.map((chunk) => address(chunk.file)),
    fonts: fontsOf(manifest),
  };
}

/** Sources of the texts that the program loads first in a language: those of the frame and the named ones. */
export function textSources(manifest: Manifest, language: Language, names: readonly string[]): readonly string[] {
  const texts = '../../packages/i18n/';
  const folder = `${texts}locales/${language}/`;
  const others = names.filter((name) => !firstNames.includes(name));
  return [
    `${texts}src/first-catalogues/${language}.ts`,
    ...(others.length === 0 ? [] : [`${texts}src/catalogues/${language}.ts`]),
    ...Object.keys(manifest).filter(
      (source) => source.startsWith(folder) && others.some((name) => isCatalogueOf(name, source.slice(folder.length))),
    ),
  ];
}

/** The two font files of every page with Latin letters; others load on demand. */
function fontsOf(manifest: Manifest): readonly string[] {
  const files = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]));
  return [...files].filter((file) => /(?:figtree|grotesque)-latin-wght[^/]*\.woff2$/.test(file)).map(address);
}

function address(file: string | undefined): string {
  return `/${file ?? ''}`;
}
