/** What the bundler tells about a module of the whole program. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[]; readonly isEntry: boolean } | null;
}

const entries = { app: 'src/entry-app.tsx', landing: 'src/entry-landing.tsx' } as const;
/** Where members begin: it is the page whose weight counts most. */
const home = 'src/routes/home/home-page.tsx';
/** What so many pages and dialogs use is loaded once for all of them. */
const SHARED_BY = 6;

/**
 * Puts what every page loads into two files: what the landing page shares, and the rest of the frame. Two more hold the
 * parts of many pages: those that the home page has too, and those it can do without. By itself the bundler makes a file for
 * each set of pages that share something, which are hundreds of files too small to be compressed well, each named in the frame.
 */
export function frameChunks(root: string) {
  let plan: ReadonlyMap<string, string> | null = null;
  const planned = (id: string, graph: ModuleGraph): string | null => {
    plan ??= planChunks(root, graph);
    return graph.getModuleInfo(id)?.isEntry === true ? null : (plan.get(id) ?? null);
  };
  // A file takes along what its modules import, so what home has is dealt out first.
  const late = 'more-parts';
  return [
    { priority: 2, name: (id: string, graph: ModuleGraph) => (planned(id, graph) === late ? null : planned(id, graph)) },
    { priority: 1, name: (id: string, graph: ModuleGraph) => (planned(id, graph) === late ? late : null) },
  ];
}

function planChunks(root: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const frame = reach(`${root}/${entries.app}`, graph);
  const landing = reach(`${root}/${entries.landing}`, graph);
  const users = new Map<string, number>();
  for (const part of lateParts([...frame, ...landing], graph)) for (const id of reach(part, graph)) users.set(id, (users.get(id) ?? 0) + 1);
  const ofHome = reach(`${root}/${home}`, graph);

  const plan = new Map<string, string>();
  // A file takes along what its modules import, and the landing page must not wait for parts of other pages.
  const isOfDoors = (id: string) => [...reach(id, graph)].some((one) => landing.has(one) && !frame.has(one));
  for (const [id, count] of users) if (count >= SHARED_BY && !isLibrary(id) && !isOfDoors(id)) plan.set(id, ofHome.has(id) ? 'parts' : 'more-parts');
  for (const id of frame) plan.set(id, landing.has(id) ? 'base' : 'frame');
  return plan;
}

/** A library is loaded by the pages that use it, also where they are many: icons are small and go with the rest. */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/lucide-react/');
}

/** Everything a module imports, and what that imports in turn; what comes later by `import()` is not among it. */
function reach(first: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The modules that some `import()` asks for: pages, dialogs, panels. */
function lateParts(first: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set(first);
  const parts = new Set<string>();
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.dynamicallyImportedIds ?? []) parts.add(next);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) seen.add(next);
  }
  return parts;
}
