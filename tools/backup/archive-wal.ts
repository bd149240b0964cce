import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { runCommand } from '../run-command.ts';
import { readBackupSettings } from './backup-settings.ts';
import { openSealed, sealFile } from './seal.ts';

// PostgreSQL's archive_command: archive-wal %p %f. It fails until the segment is safe, and PostgreSQL tries again.
await runCommand(async () => {
  const [path = '', name = ''] = process.argv.slice(2);
  const { folder, key } = readBackupSettings(process.env);
  const target = join(folder, 'wal', name);
  if (!/^[\w.]+$/.test(name)) throw new Error('Usage: archive-wal %p %f');
  if (existsSync(target)) {
    // After a crash PostgreSQL offers a segment again; another content under its name would be another cluster's.
    const [old, now] = await Promise.all([buffer(openSealed(target, key)), buffer(createReadStream(path))]);
    if (!old.equals(now)) throw new Error(`${target} holds another segment: two clusters must not share BACKUP_DIR.`);
  } else {
    await sealFile(createReadStream(path), target, key);
  }
  return 0;
});
