import { join, relative, resolve } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { collectOnce } from './collect-once.ts';
import { withFrenchSpaces } from './french-spaces.ts';

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/** The texts of one catalogue as they stand in a .po file, by message id. */
type Entries = NonNullable<Awaited<ReturnType<Catalogue['read']>>>;

/** The texts of one catalogue as they stand in the code, by message id. */
type Sources = NonNullable<Awaited<ReturnType<Catalogue['collect']>>>;

export interface WebCatalogue {
  /** Feature folder of the web, or `platform` or `routes`. */
  readonly name: string;
  readonly collect: () => Promise<Sources>;
  readonly read: (lang: string) => Promise<Entries>;
  readonly write: (lang: string, entries: Entries) => Promise<void>;
  /** What is in the code with what is translated already; texts gone from the code are left out. */
  readonly merge: (lang: string, sources: Sources, entries: Entries) => Entries;
}

/** The catalogues of the web app below a project root, one for every feature folder. */
export async function webCatalogues(root: string): Promise<WebCatalogue[]> {
  const config = getConfig({ cwd: root, configPath: join(root, 'lingui.config.ts') });
  const catalogues = await getCatalogs(config);
  return catalogues.map((catalogue) => ({
    name: catalogue.name ?? '',
    collect: () =>
      collectOnce({
        root,
        name: catalogue.name ?? '',
        files: catalogue.sourcePaths.map((path) => relative(root, resolve(root, path))),
        async collect() {
          const sources = await catalogue.collect();
          if (!sources) throw new Error(`The texts of ${catalogue.name} could not be read from the code, see above.`);
          return sources;
        },
      }),
    read: async (lang) => (await catalogue.read(lang)) ?? {},
    write: async (lang, entries) => {
      await catalogue.write(lang, lang === 'fr' ? spaced(entries) : entries);
    },
    merge: (lang, sources, entries) =>
      inOrder(catalogue.merge({ [lang]: entries }, sources, { overwrite: true })[lang] ?? {}),
  }));
}

function spaced(entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      { ...entry, translation: withFrenchSpaces(entry.translation ?? '') },
    ]),
  );
}

// By text and then by context, compared as code units: the same order on every machine.
function inOrder(entries: Entries): Entries {
  const keyOf = ([id, entry]: [string, Entries[string]]) => `${entry.message ?? id}\u0000${entry.context ?? ''}`;
  const kept = Object.entries(entries).filter(([, entry]) => !entry.obsolete);
  return Object.fromEntries(kept.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
}
