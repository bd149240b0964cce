import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseEncounters, passesOf } from './encounters/encounter.sql.ts';
import { eraseSearches, searchesOf } from './saved-searches/saved-search.sql.ts';
import { eraseWords, deleteEntry } from './search-index/search-index.sql.ts';

export const discoveryEraser: Eraser = {
  feature: 'discovery',
  async erase(db, memberId) {
    await eraseWords.run(db, { member_id: memberId });
    await deleteEntry.run(db, { member_id: memberId });
    await eraseEncounters.run(db, { member_id: memberId });
    await eraseSearches.run(db, { member_id: memberId });
  },
};

export const discoveryExporter: Exporter = {
  feature: 'discovery',
  async *files(db, memberId) {
    yield jsonFile('encounters/passed.json', await passesOf.all(db, { member_id: memberId }));
    yield jsonFile('search/saved.json', await searchesOf.all(db, { member_id: memberId }));
  },
};
