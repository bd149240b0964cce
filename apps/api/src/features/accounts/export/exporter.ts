import type { Db } from '../../../platform/db/statement.ts';

export interface ExportFile {
  /** Path inside the archive: `chat/conversations.json`. */
  readonly path: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** How a feature hands a member what it keeps of them. Others appear by name only where the member has seen it. */
export interface Exporter {
  readonly feature: string;
  files(db: Db, memberId: number): AsyncIterable<ExportFile>;
}

/** A file of the archive as JSON that people can read too. */
export function jsonFile(path: string, value: unknown): ExportFile {
  return { path, content: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)] };
}
