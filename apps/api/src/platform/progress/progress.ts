import type { progressTypes } from '@peonia/contract/protocol/progress.ts';
import type { Db } from '../db/statement.ts';
import { insertProgress, updateProgress } from './progress.sql.ts';

export type ProgressType = (typeof progressTypes)[number];

/** Creates a progress row of a member's work; its id is the one of `GET progress`. */
export async function beginProgress(db: Db, kind: ProgressType, memberId: number): Promise<number> {
  return (await insertProgress.one(db, { kind, member_id: memberId })).id;
}

/** Stores the percentage. 100 is reserved for the end. */
export async function moveProgress(db: Db, id: number, percent: number): Promise<void> {
  await updateProgress.run(db, { id, state: 'running', percent: Math.min(99, Math.max(0, Math.round(percent))) });
}

export async function endProgress(db: Db, id: number, state: 'done' | 'failed'): Promise<void> {
  await updateProgress.run(db, { id, state, percent: state === 'done' ? 100 : 0 });
}
