import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { openPageCache } from './page-cache.ts';

function setUp(most = 10) {
  let time = 0;
  return {
    pages: openPageCache({ ttlMs: 1_000, mostMs: 3_000, most, now: () => time }),
    pass: (ms: number) => (time += ms),
  };
}

const page = (html: string, status = 200) =>
  vi.fn<() => Promise<{ status: number; html: string; isKept: boolean }>>(async () => ({
    status,
    html,
    isKept: status === 200,
  }));

describe('openPageCache', () => {
  it('renders once for all who ask at the same time, and compresses what it keeps', async () => {
    const { pages } = setUp();
    const render = page('<p>one</p>');
    const [first] = await Promise.all([pages.get('a', render), pages.get('a', render)]);
    await pages.get('a', render);
    expect(render).toHaveBeenCalledOnce();
    expect(brotliDecompressSync(first.br).toString()).toBe('<p>one</p>');
    expect(gunzipSync(first.gzip).toString()).toBe('<p>one</p>');
  });

  it('answers the old page while a new one is rendered behind it', async () => {
    const { pages, pass } = setUp();
    await pages.get('a', page('old'));
    pass(1_001);
    expect((await pages.get('a', page('new'))).plain.toString()).toBe('old');
    await vi.waitFor(async () => expect((await pages.get('a', page('newer'))).plain.toString()).toBe('new'));
  });

  it('answers no page that is too old, however long nobody asked', async () => {
    const { pages, pass } = setUp();
    await pages.get('a', page('a member who has gone since'));
    pass(3_001);
    expect((await pages.get('a', page('gone', 404))).status).toBe(404);
  });

  it('answers no page that is too old when the new one fails', async () => {
    const { pages, pass } = setUp();
    await pages.get('a', page('old'));
    pass(3_001);
    await expect(pages.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('keeps the old page when the new one fails', async () => {
    const { pages, pass } = setUp();
    await pages.get('a', page('old'));
    pass(1_001);
    await pages.get('a', async () => {
      throw new Error('down');
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await pages.get('a', page('new'))).plain.toString()).toBe('old');
  });

  it('does not keep what was not found or failed', async () => {
    const { pages } = setUp();
    expect((await pages.get('a', page('gone', 404))).status).toBe(404);
    const again = page('there');
    expect((await pages.get('a', again)).status).toBe(200);
    await expect(pages.get('b', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await pages.get('b', page('up'))).status).toBe(200);
  });

  it('lets the page go that was asked for longest ago', async () => {
    const { pages } = setUp(2);
    const [a, b] = [page('a'), page('b')];
    await pages.get('a', a);
    await pages.get('b', b);
    await pages.get('a', a);
    await pages.get('c', page('c'));
    await pages.get('a', a);
    await pages.get('b', b);
    expect(a).toHaveBeenCalledOnce();
    expect(b).toHaveBeenCalledTimes(2);
  });
});
