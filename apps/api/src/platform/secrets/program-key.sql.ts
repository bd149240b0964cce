import { statement } from '../db/statement.ts';

/** Keeps the first key of a name. */
export const putProgramKey = statement<{ name: string; sealed: Buffer }>(
  'put_program_key',
  'insert into program_key (name, sealed) values (:name, :sealed) on conflict (name) do nothing',
);

export const readProgramKey = statement<{ name: string }, { sealed: Buffer }>(
  'read_program_key',
  'select sealed from program_key where name = :name',
);

export const listProgramKeys = statement<{ after: string; most: number }, { id: string; sealed: Buffer }>(
  'list_program_keys',
  'select name as id, sealed from program_key where name > :after order by name limit :most::int',
);

export const resealProgramKey = statement<{ id: string; sealed: Buffer; was: Buffer }>(
  'reseal_program_key',
  'update program_key set sealed = :sealed where name = :id and sealed = :was',
);
