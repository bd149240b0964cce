import type { ComponentType } from 'react';
import type { Place } from './place.ts';

/** A page that an address leads to, before its data and its module are there. */
export interface FoundPage {
  /** Which page of the table it is; the routes know its shape. */
  readonly entry: unknown;
  readonly params: Readonly<Record<string, string>>;
  /** May throw `Redirect`, `PageMissing`, or whatever the page of problems then shows. */
  open(place: Place, signal: AbortSignal): Promise<OpenPage>;
}

export interface OpenPage {
  readonly Component: ComponentType;
  readonly data: unknown;
}

/** What the router shows. Replaced as a whole, never changed. */
export interface Shown {
  readonly place: Place;
  /** Null where the address leads nowhere. */
  readonly found: FoundPage | null;
  /** Null where it leads nowhere or could not be opened. */
  readonly page: OpenPage | null;
  /** Why it could not be opened. */
  readonly problem?: unknown;
  readonly isReloading?: boolean;
  /** The first page is still being opened: its skeleton stands in its place. */
  readonly isOpening?: boolean;
  /** The reader stays where they have scrolled to. */
  readonly keepsScroll?: boolean;
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. An address that is open already always does. */
  readonly replace?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
}

/** Asked before the page is left. */
export interface Hold {
  holds(from: Place, to: Place): boolean;
  /** The page stays; `proceed` leaves it after all. */
  onHeld(proceed: () => void): void;
}

export interface Router {
  readonly shown: Shown;
  /** Hears what is shown next, before it is. */
  subscribe(listener: (next: Shown) => void): () => void;
  /** Goes to an address of this site, or as many steps through the history. Resolves when the page is shown. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the page that is shown once more. */
  revalidate(): Promise<void>;
  hold(hold: Hold): () => void;
}

/** A router that shows one page and goes nowhere: for rendering on the server. */
export function fixedRouter(shown: Shown): Router {
  const nothing = () => () => {};
  return { shown, subscribe: nothing, navigate: async () => {}, revalidate: async () => {}, hold: nothing };
}
