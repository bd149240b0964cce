import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgramFileError } from '../loading/program-file.ts';
import { type OpenedRouter, openRouter } from './open-router.ts';
import { PageMissing, Redirect } from './outcomes.ts';
import type { FoundPage } from './router.ts';

/** The browser's history as far as a router sees it: steps are told a moment later; one below the first leaves. */
function openHistory(first: string) {
  const entries: { address: string; state: unknown }[] = [{ address: first, state: null }];
  let at = 0;
  let isLeft = false;
  const steps = new Set<(event: { state: unknown }) => void>();
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState: (state: unknown, _: string, address?: string) => {
      const entry = { address: address ?? entries[at]?.address ?? '', state };
      entries.splice((at += 1), Number.POSITIVE_INFINITY, entry);
    },
    replaceState: (state: unknown, _: string, address?: string) =>
      (entries[at] = { address: address ?? entries[at]?.address ?? '', state }),
    go: (by: number) =>
      queueMicrotask(() => {
        if (at + by < 0) isLeft = true;
        if (entries[at + by] === undefined) return;
        at += by;
        for (const step of steps) step({ state: entries[at]?.state });
      }),
    back: () => history.go(-1),
  };
  const url = () => new URL(entries[at]?.address ?? '/', 'http://localhost');
  const location = {
    get pathname() {
      return url().pathname;
    },
    get search() {
      return url().search;
    },
    get hash() {
      return url().hash;
    },
    assign: vi.fn<(address: string) => void>(),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', (_: string, step: (event: { state: unknown }) => void) => steps.add(step));
  return {
    location,
    address: () => `${location.pathname}${location.search}${location.hash}`,
    length: () => entries.length,
    back: history.back,
    isLeft: () => isLeft,
  };
}

const opened = vi.fn<(pathname: string) => void>();
const Component = () => null;
const answers = new Map<string, () => Promise<unknown>>();
const pageOf = (pathname: string): FoundPage | null =>
  pathname === '/nowhere'
    ? null
    : {
        entry: pathname,
        params: {},
        async open() {
          opened(pathname);
          return { Component, data: await (answers.get(pathname)?.() ?? Promise.resolve(pathname)) };
        },
      };

let browser: ReturnType<typeof openHistory>;
let router: OpenedRouter;
beforeEach(async () => {
  browser = openHistory('/home');
  router = openRouter((pathname) => Promise.resolve(pageOf(pathname)), pageOf(browser.location.pathname));
  await router.begin();
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.clear();
  opened.mockClear();
});
const settled = () => vi.waitFor(() => expect(router.shown.place.pathname).toBe(browser.location.pathname));

describe('the router', () => {
  it('shows the busy line while a page is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set('/chats', () => promise);

    const opening = router.navigate('/chats');
    expect(document.documentElement.dataset).toHaveProperty('busy');
    resolve('chats');
    await opening;

    expect(document.documentElement.dataset).not.toHaveProperty('busy');
  });

  it('takes a page whose file does not come for one without a network', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: /assets/chats.js');
    answers.set('/chats', () => Promise.reject(cause));

    await router.navigate('/chats');

    expect(router.shown.problem).toBeInstanceOf(ProgramFileError);
  });

  it('changes the address when the page is there, and not before', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set('/chats', () => promise);
    const going = router.navigate('/chats');
    expect([browser.address(), router.shown.page?.data]).toEqual(['/home', '/home']);
    resolve('threads');
    await going;
    expect([browser.address(), router.shown.page?.data, browser.length()]).toEqual(['/chats', 'threads', 2]);
  });

  it('forgets a page that another press has overtaken', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set('/slow', () => promise);
    const slow = router.navigate('/slow');
    await router.navigate('/quick');
    resolve('late');
    await slow;
    expect([browser.address(), router.shown.page?.data]).toEqual(['/quick', '/quick']);
  });

  it('opens the same address again in its own entry, and a part of the page without loading', async () => {
    await router.navigate('/home');
    expect(browser.length()).toBe(1);
    opened.mockClear();
    await router.navigate('#part');
    expect([browser.address(), opened.mock.calls]).toEqual(['/home#part', []]);
  });

  it('goes where a redirect leads, as a document where it says so', async () => {
    answers.set('/old', () => Promise.reject(new Redirect('/new')));
    answers.set('/member', () => Promise.reject(new Redirect('/?type=login', { asDocument: true })));
    await router.navigate('/old');
    expect(browser.address()).toBe('/new');
    void router.navigate('/member');
    await vi.waitFor(() => expect(browser.location.assign).toHaveBeenCalledWith('/?type=login'));
    expect(browser.address()).toBe('/new');
  });

  it('shows what failed in the place of the page, and opens it on the next try', async () => {
    answers.set('/broken', () => Promise.reject(new PageMissing()));
    await router.navigate('/broken');
    expect(router.shown).toMatchObject({ page: null, problem: expect.any(PageMissing) });
    answers.delete('/broken');
    await router.revalidate();
    expect(router.shown.page?.data).toBe('/broken');
    await router.navigate('/nowhere');
    expect(router.shown).toMatchObject({ found: null, page: null });
    expect(router.shown.problem).toBeUndefined();
  });

  it('finds the visits of the history again by their keys', async () => {
    const { key } = router.shown.place;
    await router.navigate('/chats');
    await router.navigate(-1);
    await settled();
    expect(router.shown.place).toMatchObject({ pathname: '/home', key });
  });
});

describe('a page that holds its reader', () => {
  let proceed: (() => void) | null;
  let release: () => void;
  beforeEach(async () => {
    await router.navigate('/setting');
    proceed = null;
    release = router.hold({ holds: (from, to) => from.pathname !== to.pathname, onHeld: (go) => (proceed = go) });
  });

  it('is left only with their word', async () => {
    await router.navigate('/chats');
    expect(browser.address()).toBe('/setting');
    proceed?.();
    await vi.waitFor(() => expect(browser.address()).toBe('/chats'));
    release();
  });

  it('keeps its address when they press "back", and gives way afterwards', async () => {
    await router.navigate(-1);
    await vi.waitFor(() => expect(proceed).not.toBeNull());
    await vi.waitFor(() => expect(browser.address()).toBe('/setting'));
    expect(router.shown.place.pathname).toBe('/setting');
    proceed?.();
    await vi.waitFor(() => expect([browser.address(), router.shown.place.pathname]).toEqual(['/home', '/home']));
    release();
    await router.navigate('/chats');
    expect(browser.address()).toBe('/chats');
  });

  it('lets its own parts be reached', async () => {
    await router.navigate('#part');
    expect(browser.address()).toBe('/setting#part');
  });
});

describe('the first page of a document under a dialog', () => {
  const onHeld = vi.fn<() => void>();
  let release: () => void;
  beforeEach(() => {
    onHeld.mockClear();
    release = router.hold({ holds: (_from, _to, isStep) => isStep, onHeld });
    router.guard();
  });

  it('keeps the reader who presses "back"', async () => {
    browser.back();

    await vi.waitFor(() => expect(onHeld).toHaveBeenCalledOnce());
    expect([browser.address(), browser.isLeft()]).toEqual(['/home', false]);
  });

  it('is left with one press once the dialog is closed', async () => {
    release();

    browser.back();

    await vi.waitFor(() => expect(browser.isLeft()).toBe(true));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is left by a link, and found again', async () => {
    await router.navigate('/chats');
    release();
    await router.navigate(-1);
    await settled();

    expect([browser.address(), browser.length(), browser.isLeft()]).toEqual(['/home', 3, false]);
  });

  it('has one more entry, however many dialogs open', () => {
    router.guard();

    expect(browser.length()).toBe(2);
  });
});
