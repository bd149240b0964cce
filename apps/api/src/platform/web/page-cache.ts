import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

interface Rendered {
  readonly status: number;
  readonly html: string;
  /** False for what others must not be given: it is answered once. */
  readonly isKept: boolean;
}

interface PageCache {
  /** The page under a key, fresh or rendered now; many asking at once wait for one rendering. */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage>;
}

interface PageCacheOptions {
  /** Age from which a page is rendered again behind its answer. */
  readonly ttlMs: number;
  /** Age from which a page is not answered: what it shows may be hidden or gone. */
  readonly mostMs: number;
  /** Most pages; the one asked for longest ago leaves first. */
  readonly most: number;
  now?(): number;
}

interface Entry {
  page: Promise<CachedPage>;
  isKept: Promise<boolean>;
  madeAt: number;
  isRenewing: boolean;
}

/**
 * Rendered pages of guests, compressed once. A page that is no longer fresh is still answered while a new one is
 * rendered behind it, up to its greatest age; one that failed, or says that it is not to be kept, is answered once.
 */
export function openPageCache({ ttlMs, mostMs, most, now = Date.now }: PageCacheOptions): PageCache {
  const pages = new Map<string, Entry>();

  const make = (key: string, render: () => Promise<Rendered>): Entry => {
    const rendered = render();
    const entry: Entry = {
      page: rendered.then(packPage),
      isKept: rendered.then(({ isKept }) => isKept),
      madeAt: now(),
      isRenewing: false,
    };
    const drop = () => pages.get(key) === entry && pages.delete(key);
    entry.isKept.then((isKept) => isKept || drop(), drop);
    return entry;
  };

  return {
    get(key, render) {
      const known = pages.get(key);
      if (known === undefined || now() - known.madeAt > mostMs) {
        pages.delete(key);
        const made = make(key, render);
        pages.set(key, made);
        if (pages.size > most) pages.delete(pages.keys().next().value ?? key);
        return made.page;
      }
      // The order of the map is the order of use.
      pages.delete(key);
      pages.set(key, known);
      if (now() - known.madeAt > ttlMs && !known.isRenewing) {
        known.isRenewing = true;
        const next = make(key, render);
        Promise.all([next.isKept, next.page]).then(
          ([isKept]) => (isKept ? pages.set(key, next) : pages.delete(key)),
          () => {
            known.isRenewing = false;
          },
        );
      }
      return known.page;
    },
  };
}

export async function packPage({ status, html }: { status: number; html: string }): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain, { level: 6 }),
  ]);
  return {
    status,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br,
    gzip: gz,
  };
}
