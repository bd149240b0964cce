import type { Db } from '../../../platform/db/statement.ts';

export interface ExportFile {
  /** Path inside the archive, such as `chat/conversations.json`. */
  readonly path: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Exports a feature's data of a member. Other members appear by name only if the member has seen them. */
export interface Exporter {
  readonly feature: string;
  files(db: Db, memberId: number): AsyncIterable<ExportFile>;
}

/** A JSON file of the archive, indented for human readers. */
export function jsonFile(path: string, value: unknown): ExportFile {
  return { path, content: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)] };
}
