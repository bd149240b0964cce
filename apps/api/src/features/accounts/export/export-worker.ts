import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '@peonia/core/calendar-day.ts';
import { randomId } from '@peonia/core/random-id.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { endProgress, moveProgress } from '../../../platform/progress/progress.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { accountById } from '../account.sql.ts';
import { claimExport, failExport, finishExport, renewClaim } from './export.sql.ts';
import type { Exporter, ExportFile } from './exporter.ts';
import { writeArchive } from './write-archive.ts';

interface Context {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly exporters: readonly Exporter[];
  nudge(): void;
}

/** Creates archives, one at a time per process. */
export interface ExportWorker {
  /** Processes pending archives now. A job does the same every minute, for archives of a stopped process. */
  wake(): void;
  /** Processes pending archives and resolves when none is left. */
  finish(): Promise<void>;
  /** Waits for the archive in progress and starts no other. */
  close(): Promise<void>;
}

export function openExportWorker(context: Context): ExportWorker {
  let running: Promise<void> | null = null;
  let isClosing = false;
  async function work(): Promise<void> {
    while (!isClosing) {
      const claimed = await claimExport.first(context.database, {});
      if (claimed === undefined) return;
      await makeExport(context, claimed);
    }
  }
  function start(): Promise<void> {
    running ??= work()
      .catch((error: unknown) => context.log.error({ err: error }, 'export worker failed'))
      .finally(() => {
        running = null;
      });
    return running;
  }
  return {
    wake: () => void start(),
    finish: start,
    async close() {
      isClosing = true;
      await running;
    },
  };
}

type ClaimedExport = { readonly id: number; readonly member_id: number; readonly language: string };

async function makeExport(context: Context, claimed: ClaimedExport): Promise<void> {
  const { database, blobs, config, log } = context;
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const archive = join(folder, 'archive.zip');
  const blob = `export-${randomId()}.zip`;
  try {
    const bytes = await writeArchive(archive, filesOf(context, claimed));
    await blobs.putFile(blob, archive, 'application/zip');
    await database.transaction(async (db) => {
      // The account was closed or another process finished first: roll back, so this archive is never listed.
      if ((await finishExport.run(db, { id: claimed.id, blob, bytes, days: config.limits.export_days })) === 0)
        throw new Error('The archive is not claimed any more');
      await endProgress(db, claimed.id, 'done');
      const { name, email, phone, language, status } = await accountById.one(db, { id: claimed.member_id });
      await enqueueAccountNotification(db, {
        kind: status === 'suspended' ? 'suspended-export-ready' : 'export-ready',
        email,
        phone,
        language: language as Language,
        values: { name, days: config.limits.export_days },
      });
    });
    context.nudge();
  } catch (error) {
    log.error({ err: error }, 'export failed');
    await blobs.remove(blob);
    await database.transaction(async (db) => {
      if ((await failExport.run(db, { id: claimed.id })) > 0) await endProgress(db, claimed.id, 'failed');
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All files of the member, feature by feature, with a README in the member's language. */
async function* filesOf(
  { database, exporters, config }: Context,
  { id, member_id, language }: ClaimedExport,
): AsyncIterable<ExportFile> {
  const text = (part: string) =>
    serverText(language as Language, `export.readme.${part}`, {
      brand: config.brand,
      date: dayOf(new Date()),
    });
  yield {
    path: 'README.txt',
    content: [Buffer.from(`${['title', 'json', 'media', 'others'].map(text).join('\n\n')}\n`)],
  };
  let done = 0;
  for (const exporter of exporters) {
    yield* exporter.files(database, member_id);
    done += 1;
    await moveProgress(database, id, (done / exporters.length) * 95);
    await renewClaim.run(database, { id });
  }
}
