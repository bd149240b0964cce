/** What the server tells the page about itself: the brand and the address members see. */
export interface Settings {
  readonly brand: string;
  /** Without a slash at the end; empty where the server does not know it. */
  readonly publicUrl: string;
  readonly isProduction: boolean;
}

let current: Settings = { brand: '', publicUrl: '', isProduction: true };

/** The settings of this page. On the server they are the same for every request, so one value serves all. */
export function settings(): Settings {
  return current;
}

export function adoptSettings(next: Settings): void {
  current = next;
}
