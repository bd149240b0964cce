import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isCatalogueOf } from '@peonia/i18n/catalogue-name.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { rolldown } from 'rolldown';
import type { OfflineBuild } from '../../apps/web/src/platform/offline/worker/offline-build.ts';
import { root } from '../root.ts';
import { openBrowserBuild } from './browser-build.ts';

const workerSource = join(root, 'apps/web/src/platform/offline/worker/service-worker.ts');
/** Pages that open without a network, and the page that stands in for all others. */
const pages = [
  { pattern: '^/chats/?$', address: '/chats' },
  { pattern: String.raw`^/chat/\d+/?$`, address: '/chat/0' },
];
const fallback = '/offline';
/** Routes of these pages, and texts that they open over the page. */
const routeNames = ['chats', 'chat', 'offline'];
const moreTexts = [
  'platform',
  'routes',
  'shell',
  'chat',
  'accounts',
  'captcha',
  'profiles',
  'social',
  'contacts',
  'announcements',
];
/** Modules that these pages load later. */
const laterModules = [
  /^src\/features\/chat\/(?!say-hi)/,
  /^src\/features\/translation\/text\//,
  /^src\/features\/accounts\/login\//,
  /^src\/features\/calls\/watch-calls/,
  /^src\/features\/pages\/offline\//,
  /^src\/features\/shell\//,
  /^src\/features\/social\/relationships\//,
  /^src\/platform\//,
  /^src\/routes\/chat\//,
  /^src\/routes\/later-routes/,
  /^src\/routes\/app\/page-offers/,
];

interface Route {
  readonly name: string;
  readonly catalogues: readonly string[];
  readonly page: { readonly source: string };
}

/** Builds `/sw.js` beside the two builds of a folder, with the list of files that its pages need. Returns its path. */
export async function buildWorker(dist: string): Promise<string> {
  const client = join(dist, 'client');
  const build = await offlineBuildOf(client, join(dist, 'server'));
  const file = join(client, 'sw.js');
  const bundle = await rolldown({
    input: workerSource,
    platform: 'browser',
    transform: { define: { OFFLINE_BUILD: JSON.stringify(build) } },
    logLevel: 'warn',
  });
  await bundle.write({ file, format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  return file;
}

async function offlineBuildOf(client: string, server: string): Promise<OfflineBuild> {
  const { allRoutes } = (await import(pathToFileURL(join(server, 'all-routes.js')).href)) as {
    readonly allRoutes: readonly Route[];
  };
  const routes = allRoutes.filter(({ name }) => routeNames.includes(name));
  const { manifest, filesOf } = openBrowserBuild(client);
  const later = laterModules.flatMap((module) => modulesIn(Object.keys(manifest), module));
  const sources = ['src/boot.ts', 'src/entry-app.tsx', ...routes.map(({ page }) => page.source), ...later];
  const named = [...moreTexts, ...routes.flatMap(({ catalogues }) => catalogues)];
  const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]));
  const content = {
    files: addresses(filesOf(sources)),
    texts,
    entry: `/${manifest['src/entry-app.tsx']?.file ?? ''}`,
    pages,
    fallback,
  };
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12), ...content };

  function textsIn(language: string): readonly string[] {
    const folder = `../../packages/i18n/locales/${language}/`;
    const catalogues = Object.keys(manifest).filter(
      (source) => source.startsWith(folder) && named.some((name) => isCatalogueOf(name, source.slice(folder.length))),
    );
    const lists = ['first-catalogues', 'catalogues'].map((list) => `../../packages/i18n/src/${list}/${language}.ts`);
    return addresses(filesOf([...lists, ...catalogues]));
  }
}

/** Throws where a folder was moved and the pattern was not. */
function modulesIn(sources: readonly string[], module: RegExp): readonly string[] {
  const found = sources.filter((source) => module.test(source));
  if (found.length === 0) throw new Error(`No module of the build is ${String(module)}`);
  return found;
}

function addresses(files: Iterable<string>): readonly string[] {
  return [...files].toSorted().map((file) => `/${file}`);
}
