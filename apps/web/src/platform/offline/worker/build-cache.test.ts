import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** As much of the Cache API as the worker uses. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (key: string) => this.entries.get(key)?.clone();
  put = async (key: string, reply: Response) => void this.entries.set(key, reply);
  add = async (key: string) => this.put(key, await fetch(key));
  keys = async () => [...this.entries.keys()];
  delete = async (key: string) => this.entries.delete(key);
}

const build = {
  version: 'one',
  files: ['/assets/app-1.js', '/assets/chat-1.js'],
  texts: { de: ['/assets/de-1.js'], en: ['/assets/en-1.js'] },
  entry: '/assets/app-1.js',
  pages: [{ pattern: String.raw`^/chat/\d+/?$`, address: '/chat/0' }],
  fallback: '/offline',
};
let stored: Map<string, FakeCache>;
let entry: string;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  entry = '/assets/app-1.js';
  const open = async (name: string) => {
    if (!stored.has(name)) stored.set(name, new FakeCache());
    return stored.get(name);
  };
  const match = async (key: string) => {
    for (const cache of stored.values()) if (cache.entries.has(key)) return cache.match(key);
    return undefined;
  };
  const keys = async () => [...stored.keys()];
  vi.stubGlobal('OFFLINE_BUILD', build);
  vi.stubGlobal('caches', { open, match, keys, delete: async (name: string) => stored.delete(name) });
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/assets/')
      ? new Response(address)
      : new Response(`<script data-entry="${entry}"></script><script>{"language":"de"}</script>`),
  );
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./build-cache.ts');

describe('the cache of a build', () => {
  test('holds its documents, its files and the texts of their language', async () => {
    const { fillBuildCache, readStoredLanguage } = await load();

    await fillBuildCache();

    const keys = [...(stored.get('build-one')?.entries.keys() ?? [])].toSorted();
    expect(keys).toEqual(['/assets/app-1.js', '/assets/chat-1.js', '/assets/de-1.js', '/chat/0', '/offline']);
    expect(await readStoredLanguage()).toBe('de');
  });

  test('stays empty if the server gives documents of another build', async () => {
    const { fillBuildCache } = await load();
    entry = '/assets/app-2.js';

    await expect(fillBuildCache()).rejects.toThrow('is not of this build');

    expect(stored.get('build-one')?.entries.size).toBe(0);
  });

  test('answers every address of a route, and leads from all others to the fallback', async () => {
    const { fillBuildCache, readDocument } = await load();
    await fillBuildCache();

    const conversation = await readDocument(new URL('http://a.test/chat/12'));
    const other = await readDocument(new URL('http://a.test/bill?page=2'));

    expect(conversation?.status).toBe(200);
    expect(other?.headers.get('location')).toBe('http://a.test/offline?to=%2Fbill%3Fpage%3D2');
  });

  test('has no answer before it is filled', async () => {
    const { readDocument } = await load();

    expect(await readDocument(new URL('http://a.test/bill'))).toBeUndefined();
  });

  test('is kept together with that of the build before', async () => {
    const { fillBuildCache, dropOldBuilds } = await load();
    for (const name of ['build-older', 'build-before', 'visited']) stored.set(name, new FakeCache());
    await fillBuildCache();

    await dropOldBuilds();

    expect([...stored.keys()]).toEqual(['build-before', 'visited', 'build-one']);
  });
});
