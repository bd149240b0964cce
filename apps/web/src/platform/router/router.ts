import type { ComponentType } from 'react';
import type { Place } from './place.ts';

/** A matched page before its data and module are loaded. */
export interface FoundPage {
  /** Identifies the route; only the route table knows its shape. */
  readonly entry: unknown;
  readonly params: Readonly<Record<string, string>>;
  /** May throw `Redirect`, `PageMissing` or any error. */
  open(place: Place, signal: AbortSignal): Promise<OpenPage>;
}

export interface OpenPage {
  readonly Component: ComponentType;
  readonly data: unknown;
}

/** State of the router. Immutable. */
export interface Shown {
  readonly place: Place;
  /** Null if the URL matches no route. */
  readonly found: FoundPage | null;
  /** Null if there is no page or it failed to load. */
  readonly page: OpenPage | null;
  /** Reason of the failure. */
  readonly problem?: unknown;
  readonly isReloading?: boolean;
  /** The first page is still being opened: its skeleton stands in its place. */
  readonly isOpening?: boolean;
  /** Keeps the scroll position. */
  readonly keepsScroll?: boolean;
}

export interface NavigateOptions {
  /** Replaces the current history entry. Navigating to the current URL always does. */
  readonly replace?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
}

/** Asked before leaving the page. */
export interface Hold {
  /** `isStep`: by "back" or "forward", not by a link. */
  holds(from: Place, to: Place, isStep: boolean): boolean;
  /** Called when leaving was blocked; `proceed` leaves anyway. */
  onHeld(proceed: () => void): void;
}

export interface Router {
  readonly shown: Shown;
  /** Calls back with the next state before it is shown. Returns an unsubscribe function. */
  subscribe(listener: (next: Shown) => void): () => void;
  /** Navigates to a URL of this site or by steps through the history. Resolves when the page is shown. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Reloads the data of the current page. */
  revalidate(): Promise<void>;
  hold(hold: Hold): () => void;
  /**
   * Lets "back" reach the holds on a document's first page too, by a second entry for it in the history. Call it after
   * a press: browsers skip other entries.
   */
  guard(): void;
}

/** A router with one fixed page, for server rendering. */
export function fixedRouter(shown: Shown): Router {
  const nothing = () => () => {};
  const later = async () => {};
  return { shown, subscribe: nothing, navigate: later, revalidate: later, hold: nothing, guard() {} };
}
