import { createHmac } from 'node:crypto';
import { isSignedByOne } from '../../../platform/secrets/is-signed.ts';
import { endingOf, renditionOf, type Rendition } from '../media-url.ts';

/** The viewer of an address: a member, or a member as a reviewer. */
export interface Viewer {
  readonly id: number;
  readonly is_staff: boolean;
}

interface SignedFile {
  readonly id: number;
  readonly rendition: Rendition;
  readonly viewer: Viewer;
}

export interface UrlSigner {
  /**
   * A signed address of a file that is not public, for one viewer. It stays the same within a minute, so that a redrawn
   * page loads nothing again.
   */
  sign(file: SignedFile, now?: number): string;
  /** The file of a valid address, or null. */
  read(address: string, now?: number): SignedFile | null;
}

const stepSeconds = 60;
const shape = /^(\d{1,15})\.(m|s)(\d{1,15})\.([0-9a-z]{1,8})\.([\w-]{22})\.([a-z0-9]{2,8}\.(?:webp|mp4|m4a|vtt))$/;

export function openUrlSigner({
  secrets,
  seconds,
  origin = '',
}: {
  secrets: readonly string[];
  seconds: number;
  /** Origin of the addresses: MEDIA_URL. */
  origin?: string;
}): UrlSigner {
  // A separate key: no other signature is accepted as an address.
  const keyed = new Map(
    secrets.map((secret) => [secret, createHmac('sha256', secret).update('media address').digest()]),
  );
  const seal = (secret: string, text: string) =>
    createHmac('sha256', keyed.get(secret) ?? '')
      .update(text)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const [current = ''] = secrets;
  return {
    sign({ id, rendition, viewer }, now = Date.now()) {
      const step = Math.floor(now / 1_000 / stepSeconds) * stepSeconds;
      const text = [id, `${viewer.is_staff ? 's' : 'm'}${viewer.id}`, (step + seconds).toString(36)].join('.');
      const ending = endingOf(rendition);
      return `${origin}/media/signed/${text}.${seal(current, `${text}.${ending}`)}.${ending}`;
    },
    read(address, now = Date.now()) {
      const [, id, role, viewer, until = '', mac = '', ending = ''] = shape.exec(address) ?? [];
      const rendition = renditionOf(ending);
      if (id === undefined || rendition === undefined) return null;
      const text = `${id}.${role}${viewer}.${until}.${ending}`;
      // Compared as text: other encodings of the same bytes are refused.
      const isOurs = isSignedByOne(secrets, (secret) => seal(secret, text), mac);
      if (!isOurs || Number.parseInt(until, 36) * 1_000 <= now) return null;
      return { id: Number(id), rendition, viewer: { id: Number(viewer), is_staff: role === 's' } };
    },
  };
}
