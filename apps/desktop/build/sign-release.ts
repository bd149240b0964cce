import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateFile, UpdateManifest } from '../src/updates/read-manifest.ts';

const DAY_MS = 86_400_000;
/** Clients refuse a manifest that is older than this: sign again at least every quarter. */
const VALID_DAYS = 120;

/** What electron-builder makes for updates, by the end of the name: `peonia-1.2.0-linux-x86_64.AppImage`. */
const filePattern = /-(linux|macos|windows)-(x64|x86_64|arm64|universal)\.(?:AppImage|zip|exe)$/;

/** Writes `manifest.json` and its signature beside the files of a release. */
export function signRelease(folder: string, version: string, privateKeyPem: string, now = Date.now()): UpdateManifest {
  const files = readdirSync(folder).flatMap((name): UpdateFile[] => {
    const [, platform, architecture] = filePattern.exec(name) ?? [];
    if (platform === undefined || architecture === undefined) return [];
    if (!name.includes(`-${version}-`)) throw new Error(`${name} is not of version ${version}`);
    const path = join(folder, name);
    const sha512 = createHash('sha512').update(readFileSync(path)).digest('base64');
    return [{ platform, architecture: architecture.replace('x86_64', 'x64'), name, size: statSync(path).size, sha512 }];
  });
  if (files.length === 0) throw new Error(`${folder} has no files of a release`);
  const manifest: UpdateManifest = {
    version,
    released_at: new Date(now).toISOString(),
    expires_at: new Date(now + VALID_DAYS * DAY_MS).toISOString(),
    files,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(join(folder, 'manifest.json'), text);
  const signature = sign(null, Buffer.from(text), createPrivateKey(privateKeyPem));
  writeFileSync(join(folder, 'manifest.json.sig'), signature.toString('base64'));
  return manifest;
}

/** Makes a key pair. Returns the public key as the client's configuration takes it. */
export function makeSigningKey(file: string): string {
  if (existsSync(file)) throw new Error(`${file} exists`);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  return publicKeyOf(file);
}

export function publicKeyOf(file: string): string {
  const key = createPublicKey(readFileSync(file, 'utf8'));
  return key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
}
