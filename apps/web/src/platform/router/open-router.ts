import { showBusyLine } from '../loading/busy-line.ts';
import { signal } from '../signal.ts';
import { type HistoryMark, markOf, newKey } from './history-mark.ts';
import { type FindPage, openPage } from './open-page.ts';
import { Redirect } from './outcomes.ts';
import { addressOf, type Place, placeOf } from './place.ts';
import type { FoundPage, Hold, NavigateOptions, OpenPage, Router, Shown } from './router.ts';

export interface OpenedRouter extends Router {
  /** Opens the first page. Needed once, where nothing is rendered yet. */
  begin(): Promise<void>;
}

/**
 * The browser’s router. It shows a page and changes the URL once data and module are loaded; until then the previous
 * page stays. A newer navigation aborts an older one. `found` is the page of the first URL, and `rendered` its contents
 * if the server rendered them; null if the server rendered "not found".
 */
export function openRouter(find: FindPage, found: FoundPage | null, rendered?: OpenPage | null): OpenedRouter {
  return new BrowserRouter(find, found, rendered);
}

class BrowserRouter implements OpenedRouter {
  shown: Shown;
  readonly #find: FindPage;
  readonly #next = signal<[next: Shown]>();
  readonly #holds = new Set<Hold>();
  #mark: HistoryMark;
  #running = new AbortController();
  /** Pending history steps that undo or repeat a blocked navigation. */
  #ignored = 0;

  constructor(find: FindPage, found: FoundPage | null, rendered: OpenPage | null | undefined) {
    const mark = markOf(history.state) ?? { idx: 0, key: newKey() };
    const place = placeOf(addressOf(location), mark.key);
    this.#find = find;
    this.#mark = mark;
    // A server-rendered page may be scrolled before the program starts.
    const isOpening = rendered === undefined && found !== null;
    this.shown = { place, found, page: rendered ?? null, isOpening, keepsScroll: true };
    history.replaceState(mark, '');
    addEventListener('popstate', ({ state }) => this.#step(state));
  }

  begin(): Promise<void> {
    return this.#open(this.shown.place, { isReplaced: true, keepsScroll: false }, () => {});
  }

  navigate = async (
    to: string | number,
    { replace, preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> => {
    if (typeof to === 'number') return history.go(to);
    const place = placeOf(to, newKey(), this.shown.place);
    const isReplaced = replace === true || addressOf(place) === addressOf(this.shown.place);
    const leave = () =>
      this.#open(place, { isReplaced, keepsScroll: preventScrollReset }, () => {
        const { key } = place;
        this.#mark = isReplaced ? { ...this.#mark, key } : { idx: this.#mark.idx + 1, key };
        if (isReplaced) history.replaceState(this.#mark, '', addressOf(place));
        else history.pushState(this.#mark, '', addressOf(place));
      });
    if (!this.#isHeld(place, false, () => void leave())) await leave();
  };

  revalidate = (): Promise<void> => {
    this.#show({ ...this.shown, isReloading: true });
    return this.#open(this.shown.place, { isReplaced: true, keepsScroll: true }, () => {});
  };

  subscribe(listener: (next: Shown) => void): () => void {
    return this.#next.subscribe(listener);
  }

  hold(hold: Hold): () => void {
    this.#holds.add(hold);
    return () => void this.#holds.delete(hold);
  }

  guard(): void {
    if (this.#mark.idx > 0 || this.#mark.isGuard === true || this.#ignored > 0) return;
    this.#mark = { ...this.#mark, isGuard: true };
    history.pushState(this.#mark, '');
  }

  /** Handles back and forward; the URL has changed already. */
  #step(state: unknown): void {
    if (this.#ignored > 0) {
      this.#ignored -= 1;
      return;
    }
    // The browser follows a hash link itself; its history entry has no state yet.
    const mark = markOf(state) ?? { idx: this.#mark.idx + 1, key: newKey() };
    if (markOf(state) === null) history.replaceState(mark, '');
    const place = placeOf(addressOf(location), mark.key);
    const isBelowGuard = this.#mark.isGuard === true && mark.isGuard !== true && mark.idx === 0;
    const steps = isBelowGuard ? -1 : mark.idx - this.#mark.idx;
    const leave = () => {
      if (!isBelowGuard)
        return void this.#open(place, { isReplaced: true, keepsScroll: false }, () => (this.#mark = mark));
      // The same page again: one press leaves it.
      this.#mark = mark;
      history.back();
    };
    const leaveAfterAll = () => {
      this.#goSilently(steps);
      leave();
    };
    if (this.#isHeld(place, true, leaveAfterAll)) this.#goSilently(-steps);
    else leave();
  }

  #goSilently(steps: number): void {
    if (steps === 0) return;
    this.#ignored += 1;
    history.go(steps);
  }

  #isHeld(to: Place, isStep: boolean, proceed: () => void): boolean {
    const hold = [...this.#holds].find((one) => one.holds(this.shown.place, to, isStep));
    hold?.onHeld(proceed);
    return hold !== undefined;
  }

  /** Loads the page of a place, then updates the history and shows it. */
  async #open(
    place: Place,
    { isReplaced, keepsScroll }: { isReplaced: boolean; keepsScroll: boolean },
    write: () => void,
  ): Promise<void> {
    this.#running.abort();
    const { signal: stopped } = (this.#running = new AbortController());
    const opening = openPage(place, stopped, this.#find, this.shown);
    // The first page and one that is refetched show by themselves that they are coming.
    const next = await (place === this.shown.place ? opening : showBusyLine(opening));
    if (stopped.aborted) return;
    if (next instanceof Redirect) {
      if (!next.asDocument) return this.navigate(next.address, { replace: isReplaced });
      location.assign(next.address);
      // The document is unloading, so nothing more is shown.
      return new Promise(() => {});
    }
    write();
    this.#show({ ...next, keepsScroll });
  }

  #show(next: Shown): void {
    this.#next.emit(next);
    this.shown = next;
  }
}
