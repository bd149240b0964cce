import { createPublicKey, verify } from 'node:crypto';

/** One file of an update. */
export interface UpdateFile {
  readonly platform: string;
  readonly architecture: string;
  /** Name below the folder of the manifest. */
  readonly name: string;
  readonly size: number;
  /** Base64. */
  readonly sha512: string;
}

/** What the operator has released, as signed. */
export interface UpdateManifest {
  readonly version: string;
  /** ISO 8601. An older manifest than one that was seen is refused. */
  readonly released_at: string;
  /** ISO 8601. Afterwards nobody can keep clients on this version by repeating it. */
  readonly expires_at: string;
  readonly files: readonly UpdateFile[];
}

export class ManifestRefused extends Error {}

const versionPattern = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/;
const LARGEST = 1_000_000_000;

/**
 * Reads a manifest. The signature is checked over the bytes as they came, before anything in them is looked at.
 *
 * @param signature Ed25519, base64.
 * @param keys Public keys, raw, base64: the present one, and the next one while keys are changed.
 * @throws ManifestRefused
 */
export function readManifest(text: string, signature: string, keys: readonly string[], now: number): UpdateManifest {
  const bytes = Buffer.from(text, 'utf8');
  const signed = Buffer.from(signature.trim(), 'base64');
  if (!keys.some((key) => verify(null, bytes, publicKeyOf(key), signed))) throw new ManifestRefused('signature');
  const manifest = parse(text);
  if (!isManifest(manifest)) throw new ManifestRefused('form');
  if (!(Date.parse(manifest.expires_at) > now)) throw new ManifestRefused('expired');
  return manifest;
}

/** The file for this computer; null if the release has none. */
export function chooseFile(manifest: UpdateManifest, platform: string, architecture: string): UpdateFile | null {
  return (
    manifest.files.find((file) => file.platform === platform && file.architecture === architecture) ??
    manifest.files.find((file) => file.platform === platform && file.architecture === 'universal') ??
    null
  );
}

/** An Ed25519 key in its usual wrapping: 12 bytes that name the algorithm, then the 32 of the key. */
function publicKeyOf(raw: string) {
  const key = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(raw, 'base64')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ManifestRefused('form');
  }
}

function isManifest(value: unknown): value is UpdateManifest {
  if (typeof value !== 'object' || value === null) return false;
  const { version, released_at, expires_at, files } = value as Partial<Record<keyof UpdateManifest, unknown>>;
  return (
    typeof version === 'string' &&
    versionPattern.test(version) &&
    isTime(released_at) &&
    isTime(expires_at) &&
    Array.isArray(files) &&
    files.every(isFile)
  );
}

function isFile(value: unknown): value is UpdateFile {
  if (typeof value !== 'object' || value === null) return false;
  const { platform, architecture, name, size, sha512 } = value as Partial<Record<keyof UpdateFile, unknown>>;
  return (
    typeof platform === 'string' &&
    typeof architecture === 'string' &&
    typeof name === 'string' &&
    namePattern.test(name) &&
    Number.isSafeInteger(size) &&
    (size as number) > 0 &&
    (size as number) <= LARGEST &&
    typeof sha512 === 'string' &&
    Buffer.from(sha512, 'base64').length === 64
  );
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
