import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiFolder } from '../../../platform/api-folder.ts';
import type { Database } from '../../../platform/db/database.ts';
import { repairCards } from '../cards/repair-cards.ts';
import { foldName } from './fold-name.ts';
import {
  deletePlaceNames,
  loadedEdition,
  lockPlaces,
  storeEdition,
  storePlaceNames,
  storePlaces,
} from './place.sql.ts';

const folder = join(apiFolder, 'places');

/** Loads the embedded list of places when it differs from the loaded edition. Returns true when it loaded. */
export async function loadPlaces(database: Database): Promise<boolean> {
  const [places, names] = await Promise.all(
    ['places.tsv', 'place-names.tsv'].map((file) => readFile(join(folder, file), 'utf8')),
  );
  if (places === undefined || names === undefined) throw new Error('The list of places is missing');
  // Folded names are stored: when the folding changes, names are stored again.
  const hash = createHash('sha256').update(places).update(names).update(foldName.toString()).digest('hex');
  if ((await loadedEdition.first(database, {}))?.hash === hash) return false;
  return database.transaction(async (db) => {
    await lockPlaces.run(db, {});
    if ((await loadedEdition.first(db, {}))?.hash === hash) return false;
    const listed = readPlaces(places);
    const ids = listed.map(({ id }) => id);
    await storePlaces.run(db, {
      ids,
      countries: listed.map(({ country }) => country),
      names: listed.map(({ name }) => name),
      populations: listed.map(({ population }) => population),
      time_zones: listed.map(({ timeZone }) => timeZone),
    });
    await deletePlaceNames.run(db, {});
    const spoken = [
      ...listed.map(({ id, name }) => ({ id, language: 'en', name })),
      ...rowsOf(names).map(readPlaceName),
    ];
    await storePlaceNames.run(db, {
      ids: spoken.map(({ id }) => id),
      languages: spoken.map(({ language }) => language),
      names: spoken.map(({ name }) => name),
      folded: spoken.map(({ name }) => foldName(name)),
    });
    await storeEdition.run(db, { hash });
    await repairCards(db);
    return true;
  });
}

/** Lines after the heading, as columns. */
function rowsOf(text: string): string[][] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}

/** Where a country has several places of one name, the region is appended. */
function readPlaces(text: string) {
  const rows = rowsOf(text);
  const count = Map.groupBy(rows, ([, country, name]) => `${country} ${name}`);
  return rows.map(([id = '', country = '', name = '', , region = '', population = '', timeZone = '']) => {
    const isAmbiguous = (count.get(`${country} ${name}`)?.length ?? 0) > 1 && region !== '';
    return {
      id: Number(id),
      country,
      name: isAmbiguous ? `${name}, ${region}` : name,
      population: Number(population),
      timeZone,
    };
  });
}

function readPlaceName([id = '', language = '', name = '']: string[]) {
  return { id: Number(id), language, name };
}
