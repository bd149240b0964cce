/** What the bundler tells about a module of the whole program. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

const entries = { app: 'src/entry-app.tsx', landing: 'src/entry-landing.tsx' } as const;
/** Where members begin: it is the page whose weight counts most. */
const home = 'src/routes/home/home-page.tsx';
/** The heaviest page after it. */
const chat = 'src/routes/chat/chat-page.tsx';
/** What so many pages and dialogs use is loaded once for all of them. */
const SHARED_BY = 6;

/**
 * Puts what every page loads into two files: what the landing page shares, and the rest of the frame. Three more hold
 * the parts of many pages: those that the home page has too, those of conversations, and those both can do without. By
 * itself the bundler makes a file for each set of pages that share something, which are hundreds of files too small to
 * be compressed well, each named in the frame.
 */
export function frameChunks(root: string) {
  let plan: ReadonlyMap<string, string> | null = null;
  const planned = (id: string, graph: ModuleGraph): string | null => {
    plan ??= planChunks(root, graph);
    return graph.getModuleInfo(id)?.isEntry === true ? null : (plan.get(id) ?? null);
  };
  // A file takes along what its modules import, so what home has is dealt out first, and then what conversations have.
  return [0, 1, 2].map((place) => ({
    priority: 3 - place,
    name: (id: string, graph: ModuleGraph) => {
      const name = planned(id, graph);
      return placeOf(name) === place ? name : null;
    },
  }));
}

function placeOf(name: string | null): number {
  return name === 'more-parts' ? 2 : name === 'chat-parts' ? 1 : 0;
}

function planChunks(root: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const frame = reach(`${root}/${entries.app}`, graph);
  const landing = reach(`${root}/${entries.landing}`, graph);
  const users = new Map<string, number>();
  for (const part of lateParts([...frame, ...landing], graph))
    for (const id of reach(part, graph)) users.set(id, (users.get(id) ?? 0) + 1);
  const ofHome = reach(`${root}/${home}`, graph);
  const ofChat = reach(`${root}/${chat}`, graph);

  const plan = new Map<string, string>();
  // A file takes along what its modules import, and the landing page must not wait for parts of other pages.
  const isOfPublicApis = (id: string) => [...reach(id, graph)].some((one) => landing.has(one) && !frame.has(one));
  // Nor may every page wait for a library that a few dialogs use.
  const bringsLibrary = (id: string) => [...reach(id, graph)].some((one) => isLibrary(one) && !frame.has(one));
  // An icon is too small for a file of its own, which it would be where two pages have it.
  const isShared = (id: string, count: number) => count >= SHARED_BY || (isIcon(id) && ofChat.has(id));
  for (const [id, count] of users) {
    if (isShared(id, count) && !bringsLibrary(id) && !isOfPublicApis(id))
      plan.set(id, ofHome.has(id) ? 'parts' : ofChat.has(id) ? 'chat-parts' : 'more-parts');
  }
  for (const id of frame) plan.set(id, landing.has(id) ? 'base' : 'frame');
  return plan;
}

function isIcon(id: string): boolean {
  return id.includes('/ui/src/icons/');
}

/** A library is loaded by the pages that use it, also where they are many. */
function isLibrary(id: string): boolean {
  return id.includes('/node_modules/');
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
