import { ConfigError } from '../config/config.ts';
import type { Db } from '../db/statement.ts';
import { openSeal } from './open-seal.ts';
import { listProgramKeys, putProgramKey, readProgramKey, resealProgramKey } from './program-key.sql.ts';
import type { SealedColumn } from './reseal.ts';

const purpose = 'program key';

/**
 * Key of hashes that cannot be made again, such as those of banned addresses: the first `SECRET` of the installation,
 * which the database keeps sealed by the present one. `secrets` begins with the present one.
 */
export async function openHashSecret(db: Db, secrets: readonly string[]): Promise<string> {
  const seal = openSeal(secrets, purpose);
  // The oldest one named: with `SECRET_PREVIOUS` the hashes of an installation without this row were made by it.
  const first = secrets.at(-1) ?? '';
  await putProgramKey.run(db, { name: 'hash', sealed: seal.seal(Buffer.from(first)) });
  const { sealed } = await readProgramKey.one(db, { name: 'hash' });
  try {
    return seal.open(sealed).toString();
  } catch {
    throw new ConfigError('SECRET is another one than this database knows; SECRET_PREVIOUS must name the one before.');
  }
}

export const sealedProgramKeys: SealedColumn<string> = {
  name: 'program keys',
  purpose,
  first: '',
  list: listProgramKeys,
  write: resealProgramKey,
};
