import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';
import { fillExample, readServices } from './read-compose.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-compose-'));
  cpSync(join(root, 'deploy/compose'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (values: Readonly<Record<string, string>>) => {
  writeFileSync(join(folder, 'peonia.env'), fillExample(folder, values));
  return new Map(readServices(folder).map((service) => [service.name, service]));
};

it('reads services as compose does', () => {
  const services = read({ SECRET: 'a secret', TURN_SECRET: 'of the relay', S3_ACCESS_KEY: 'key' });

  const api = services.get('api1');
  expect(api).toMatchObject({ image: 'peonia:latest', isReadOnly: true, tmpfs: ['/tmp'], command: [] });
  expect(api?.environment).toEqual(
    expect.arrayContaining(['SECRET=a secret', 'ROLE=api', 'REDIS_URL=redis://redis:6379']),
  );
  // The key of the backups is taken away after the file gave it.
  expect(api?.environment.findLast((line) => line.startsWith('BACKUP_KEY='))).toBe('BACKUP_KEY=');
  expect(api?.volumes).toContainEqual({ source: './backups', target: '/backup', isReadOnly: true });
  expect(services.get('relay')?.command).toContain('--static-auth-secret=of the relay');
  expect(services.get('store')?.environment).toContain('MINIO_ROOT_USER=key');
  expect(services.get('redis')?.healthcheck).toEqual(['redis-cli', 'ping']);
});

it('fills what the example leaves open, and keeps the rest', () => {
  expect(fillExample(folder, {})).toMatch(/^SECRET=[0-9a-f]{48}\n[^]*^TRUSTED_PROXIES=172\.16\.0\.0\/12$/m);
});

it('refuses a setting that has to be there', () => {
  expect(() => read({ TURN_SECRET: '' })).toThrow('TURN_SECRET: set it in peonia.env');
});
