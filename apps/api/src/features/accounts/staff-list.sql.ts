import type { StaffListFilter, StaffListName } from '@peonia/contract/staff/staff-lists.ts';
import { type Db, type Statement, statement } from '../../platform/db/statement.ts';

/** A row of a list that staff download. */
export interface StaffListRow extends Record<string, unknown> {
  /** The place of the row: the next page starts after it. */
  readonly id: number;
  /** Whose data it shows. */
  readonly member_ids: readonly number[];
}

/** Values of the filters; null where a list is not narrowed by it. */
export type StaffListFilters = Readonly<Record<StaffListFilter, string | number | null>>;

interface StaffListPage extends StaffListFilters, Record<string, unknown> {
  /** Part of the list. */
  readonly show: string;
  /** Place of the last row of the page before, 0 for the first page. */
  readonly after: number;
  readonly most: number;
}

/** A list as staff download it. */
export interface StaffListSource {
  readonly name: StaffListName;
  /** Names of the columns, which are fields of the rows. */
  readonly columns: readonly string[];
  read(db: Db, page: StaffListPage): Promise<readonly StaffListRow[]>;
}

interface StaffListQuery {
  /** SQL expressions by the names of the columns; `id` is the key, which rows are ordered by. */
  readonly columns: Readonly<Record<string, string>> & { readonly id: string };
  readonly from: string;
  /** Condition on the part `:show`, and on the filters that the contract names for the list. */
  readonly where: string;
  /** SQL expressions of the numbers of those whose data a row shows, null where nobody is there. */
  readonly members: readonly string[];
}

/** A list that one statement reads in the order of its key. */
export function staffList(name: StaffListName, { columns, from, where, members }: StaffListQuery): StaffListSource {
  const fields = Object.entries(columns).map(([field, sql]) => `${sql} as ${field}`);
  const rows: Statement<StaffListPage, StaffListRow> = statement(
    `staff_list_${name}`,
    `select ${fields.join(', ')}, array_remove(array[${members.join(', ')}]::bigint[], null) as member_ids
     from ${from} where (${where}) and ${columns.id} > :after::bigint order by ${columns.id} limit :most::int`,
  );
  return { name, columns: Object.keys(columns), read: (db, page) => rows.all(db, page) };
}
