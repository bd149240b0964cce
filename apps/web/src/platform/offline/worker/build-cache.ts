import { offlineBuild } from './offline-build.ts';

const PREFIX = 'build-';
/** Files that visited pages loaded beyond those of the build's list. */
const VISITED = 'visited';
const VISITED_MAX = 300;

const cacheName = PREFIX + offlineBuild.version;
/** One document answers for all addresses of its route, and for the fallback itself. */
const documents = [...offlineBuild.pages.map(({ address }) => address), offlineBuild.fallback];

/**
 * Stores the documents and files of this build. Throws if the server gives another build: the browser then tries the
 * installation again with its next check, and a page is never put together from two builds.
 */
export async function fillBuildCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  const pages = await Promise.all(documents.map(fetchDocument));
  const languages = new Set(pages.map(({ language }) => language));
  const texts = [...languages].flatMap((language) => offlineBuild.texts[language] ?? []);
  await addMissing(cache, [...offlineBuild.files, ...texts, ...pages.flatMap(({ assets }) => assets)]);
  // Last, so that a document is there only with all its files.
  for (const { address, reply } of pages) await cache.put(address, reply);
}

/** Deletes the caches of builds before the last one: windows of the last one may still be open. */
export async function dropOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
}

/** Deletes everything, at logout. */
export async function dropAllBuilds(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** A file by its hashed name: from a cache, else from the server and into the cache of visited files. */
export async function readAsset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const reply = await fetch(request);
  if (reply.ok) await keepVisited(request, reply.clone()).catch(() => {});
  return reply;
}

/** The stored document for a path, or a redirect to the fallback; undefined if nothing is stored. */
export async function readDocument(url: URL): Promise<Response | undefined> {
  const { pathname, search } = url;
  const cache = await caches.open(cacheName);
  const page = offlineBuild.pages.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const address = page?.address ?? (pathname === offlineBuild.fallback ? pathname : undefined);
  if (address !== undefined) return cache.match(address);
  if ((await cache.match(offlineBuild.fallback)) === undefined) return undefined;
  const to = encodeURIComponent(pathname + search);
  return Response.redirect(new URL(`${offlineBuild.fallback}?to=${to}`, url).href, 302);
}

/** Language of the stored documents; undefined if there are none. */
export async function readStoredLanguage(): Promise<string | undefined> {
  const stored = await (await caches.open(cacheName)).match(offlineBuild.fallback);
  return stored === undefined ? undefined : languageOf(await stored.text());
}

/** As the page state of the document names it. */
function languageOf(html: string): string {
  return /"language":"(\w+)"/.exec(html)?.[1] ?? 'en';
}

async function fetchDocument(address: string) {
  const reply = await fetch(address, { cache: 'reload', headers: { accept: 'text/html' } });
  const html = await reply.clone().text();
  if (!reply.ok || !html.includes(offlineBuild.entry)) throw new Error(`${address} is not of this build`);
  return {
    address,
    reply,
    assets: [...new Set(html.match(/\/assets\/[\w.-]+/g))],
    language: languageOf(html),
  };
}

/** A file with a hash in its name never changes, so one that is there is not fetched again. */
async function addMissing(cache: Cache, addresses: readonly string[]): Promise<void> {
  await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const known = await caches.match(address);
      if (known === undefined) await cache.add(address);
      else if ((await cache.match(address)) === undefined) await cache.put(address, known);
    }),
  );
}

async function keepVisited(request: Request, reply: Response): Promise<void> {
  const cache = await caches.open(VISITED);
  await cache.put(request, reply);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - VISITED_MAX)).map((key) => cache.delete(key)));
}
