import type { Db } from '../../platform/db/statement.ts';
import { collection } from '../../platform/feature.ts';
import type { Caller } from '../../platform/http/call.ts';

/** A kind of thing that shows files. */
export interface DeskFileHolder {
  readonly name: string;
  /** Whether the caller may read the thing. May throw what its desk throws, such as `staff_locked`. */
  mayOpen(reader: { readonly db: Db; readonly caller: Caller }, holderId: number): Promise<boolean>;
}

/** Everything that shows files. Asked for each file that is served. */
export const deskFileHolders = collection<DeskFileHolder>('deskfiles.holders');
