import { type Language, isLanguage } from '@peonia/i18n/languages.ts';
import type { Bounds } from '../fit-bounds.ts';
import type { HostStore } from '../host.ts';

/** What the client keeps of this user, in one file. Nothing of the account: that stays in the browser's own store. */
interface KeptSettings {
  readonly bounds: Bounds | null;
  readonly isMaximized: boolean;
  /** Null until a page has told its language. */
  readonly language: Language | null;
  /** Codes that the member chose; null: chosen by their languages. */
  readonly spelling: readonly string[] | null;
  /** Newest `released_at` of a manifest. */
  readonly manifestSeen: string | null;
  /** The member knows that closing the window leaves the icon. */
  readonly knowsIcon: boolean;
}

export interface ClientSettings {
  read(): KeptSettings;
  change(part: Partial<KeptSettings>): void;
}

const fresh: KeptSettings = {
  bounds: null,
  isMaximized: false,
  language: null,
  spelling: null,
  manifestSeen: null,
  knowsIcon: false,
};

/** Reads the settings once; a file that cannot be read, or a value that is not what it should be, counts as missing. */
export function openSettings(store: HostStore): ClientSettings {
  let kept = decode(store.read());
  return {
    read: () => kept,
    change(part) {
      const next = { ...kept, ...part };
      if (JSON.stringify(next) === JSON.stringify(kept)) return;
      kept = next;
      store.write(JSON.stringify(kept));
    },
  };
}

function decode(text: string | null): KeptSettings {
  const value = parse(text);
  const { bounds, isMaximized, language, spelling, manifestSeen, knowsIcon } = value;
  return {
    bounds: isBounds(bounds) ? bounds : fresh.bounds,
    isMaximized: isMaximized === true,
    language: isLanguage(language) ? language : fresh.language,
    spelling: Array.isArray(spelling) && spelling.every((code) => typeof code === 'string') ? spelling : null,
    manifestSeen: typeof manifestSeen === 'string' && !Number.isNaN(Date.parse(manifestSeen)) ? manifestSeen : null,
    knowsIcon: knowsIcon === true,
  };
}

function parse(text: string | null): Partial<Record<keyof KeptSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isBounds(value: unknown): value is Bounds {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height } = value as Partial<Record<keyof Bounds, unknown>>;
  return [x, y, width, height].every((number) => Number.isSafeInteger(number));
}
