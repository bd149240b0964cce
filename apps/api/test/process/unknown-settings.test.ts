import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTestDatabase } from '@peonia/testing/database.ts';
import { expect, it } from 'vitest';
import { cheapWork } from '../fixtures/work-cost.ts';

it('names misspelt settings in one line at its start, and serves', async () => {
  const [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'peonia-unknown-'))]);
  const misspelt = { SMPT_URL: 'smtp://mail.example.com', S3_BUKET: 'media', SMTP_PASSWORD: 'a secret of somebody' };
  const env = { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/serve.ts')], {
    env: { ...env, ...cheapWork, LOG_LEVEL: 'info', ...misspelt },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  const lines: string[] = [];

  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.includes('"listening"')) break;
  }
  child.kill('SIGKILL');
  await exited;

  const warnings = lines.filter((line) => line.includes('"level":40') && line.includes('settings'));
  expect(warnings).toEqual([expect.stringContaining('SMPT_URL (SMTP_URL?), S3_BUKET (S3_BUCKET?), SMTP_PASSWORD;')]);
  expect(lines.join('\n')).not.toContain('a secret of somebody');
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});
