/** What the bundler tells about a module of the whole program. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly isEntry: boolean } | null;
}

const app = 'src/entry-app.tsx';
/** The landing page, the page where members begin, and the two heaviest pages after it. */
const pages = {
  landing: 'src/entry-landing.tsx',
  home: 'src/routes/home/home-page.tsx',
  chat: 'src/routes/chat/chat-page.tsx',
  profile: 'src/routes/people/profile-page.tsx',
};
/** The frame of every page comes first, then modules of all four pages, of three, two, and one of them. */
const ranks = [5, 4, 3, 2, 1];
const FRAME = 5;
/** Fewer users than this keep the bundler's automatic files: a page would load more than it uses. */
const SHARED_BY = 5;

/**
 * Groups for the bundler's `codeSplitting`: what the frame of every page imports is one file, or two where the landing
 * page shares it (`base`); what the four pages share with others is one file for each set of them (`home-chat`).
 * Without groups the frame is 141 small files that compress badly: decision 29 has the sizes.
 */
export function sharedChunks(root: string) {
  const reached = new Map<string, ReadonlySet<string>>();
  const isOf = (entry: string, id: string, graph: ModuleGraph): boolean => {
    const known = reached.get(entry) ?? reach(`${root}/${entry}`, graph);
    reached.set(entry, known);
    return known.has(id);
  };
  const place = (id: string, graph: ModuleGraph) => {
    const users = Object.entries(pages).flatMap(([name, entry]) => (isOf(entry, id, graph) ? [name] : []));
    if (!isOf(app, id, graph)) return { rank: users.length, name: users.join('-') };
    return { rank: FRAME, name: users.includes('landing') ? 'base' : 'frame' };
  };
  // A file takes along what its modules import, so modules of more pages are placed before those of fewer.
  return ranks.map((rank) => ({
    priority: rank,
    minShareCount: rank === FRAME ? 1 : SHARED_BY,
    name: (id: string, graph: ModuleGraph) => {
      if (graph.getModuleInfo(id)?.isEntry === true) return null;
      const placed = place(id, graph);
      return placed.rank === rank ? placed.name : null;
    },
  }));
}

/** Everything a module imports, and what that imports in turn, without `import()`. */
function reach(first: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
