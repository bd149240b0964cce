import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class MemoryStorage {
  readonly values = new Map<string, string>();
  isFull = false;
  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(name, value);
  }
  removeItem(name: string): void {
    this.values.delete(name);
  }
}

let storage: MemoryStorage;

/** A tab of its own: the module keeps what it has read. */
async function openTab() {
  vi.resetModules();
  return (await import('./browser-store.ts')).browserStore;
}

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

describe('browserStore', () => {
  it('keeps values and gives the same object until they change', async () => {
    const store = await openTab();
    store.set('draft', { 'chat:1': 'hello' });
    expect(store.get('draft')).toEqual({ 'chat:1': 'hello' });
    expect(store.get('draft')).toBe(store.get('draft'));
    expect((await openTab()).get('draft')).toEqual({ 'chat:1': 'hello' });
  });

  it('answers the default for what is no value', async () => {
    storage.values.set('app.language', '"xx"');
    storage.values.set('app.enterToSend', '"yes"');
    storage.values.set('app.draft', '{"a":1,"b":"kept"}');
    storage.values.set('app.token', '{broken');
    const store = await openTab();
    expect(store.get('language')).toBeNull();
    expect(store.get('enterToSend')).toBe(true);
    expect(store.get('draft')).toEqual({ b: 'kept' });
    expect(store.get('token')).toBeNull();
  });

  // covers: Local browser store in one module
  it('sees at once what another tab has written', async () => {
    const first = await openTab();
    const second = await openTab();
    first.set('token', 'a');
    expect(second.get('token')).toBe('a');
    second.set('token', null);
    expect(first.get('token')).toBeNull();
  });

  it('tells listeners and stops telling them', async () => {
    const store = await openTab();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe('darkMode', listener);
    store.set('darkMode', 'night');
    stop();
    store.set('darkMode', 'day');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells nobody of a value that is the same', async () => {
    const store = await openTab();
    store.set('draft', { 'chat:1': 'hello' });
    const [value, listener] = [store.get('draft'), vi.fn<() => void>()];
    store.subscribe('draft', listener);

    store.set('draft', { 'chat:1': 'hello' });

    expect(listener).not.toHaveBeenCalled();
    expect(store.get('draft')).toBe(value);
  });

  it('reads storage once for a page that is rendered', async () => {
    const store = await openTab();
    const read = vi.spyOn(storage, 'getItem');

    for (let part = 0; part < 5; part += 1) store.get('darkMode');
    expect(read).toHaveBeenCalledOnce();

    await Promise.resolve();
    store.get('darkMode');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('remembers by itself where storage is full or blocked', async () => {
    const store = await openTab();
    storage.isFull = true;
    store.set('token', 'a');
    expect(store.get('token')).toBe('a');
    vi.stubGlobal('localStorage', undefined);
    const blocked = await openTab();
    blocked.set('token', 'b');
    expect(blocked.get('token')).toBe('b');
  });
});
