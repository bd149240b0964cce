/** What the bundler tells about a module of the whole program. */
interface ModuleGraph {
  getModuleInfo(id: string): ModuleImports | null;
}

interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly isEntry: boolean;
}

const app = 'src/entry-app.tsx';
const entries = [app, 'src/entry-landing.tsx'];
/** The landing page, the page where members begin, what every page loads after it stands, and two heavy pages. */
const pages = {
  landing: ['src/entry-landing.tsx'],
  home: ['src/routes/home/home-page.tsx'],
  later: [
    'src/routes/app/page-offers.tsx',
    'src/features/chat/live/chat-events.ts',
    'src/features/chat/offline/start-offline.ts',
    'src/features/calls/watch-calls.ts',
  ],
  chat: ['src/routes/chat/chat-page.tsx'],
  profile: ['src/routes/people/profile-page.tsx'],
};
/** Used by this many entries and lazy parts, a module is common enough to load with what every page loads. */
const COMMON = 4;
/** Files in the order of their priority: a file takes along what its modules import. */
const files = ['base', 'landing-styles', 'frame', 'landing-pages', 'home', 'later', 'chat-profile', 'landing-forms'];

/**
 * Groups for the bundler's `codeSplitting`: one file for the frame of every page, `base` being what the landing page
 * shares of it; one for home; one for what every page loads once it stands, with what is common to the heavy pages.
 * Without groups a page is a hundred small files that compress badly: decisions 29 and 210 have the sizes.
 */
export function sharedChunks(root: string) {
  let known: ReturnType<typeof readGraph> | undefined;
  const placeOf = (id: string, graph: ModuleGraph): string | null => {
    known ??= readGraph(root, graph);
    const { isOf, usersOf } = known;
    if (isOf(id, [app])) return isOf(id, pages.landing) ? 'base' : 'frame';
    const [isLanding, isHome, isLater, isChat, isProfile] = Object.values(pages).map((page) => isOf(id, page));
    if (isLanding && isHome) return 'base';
    // One file: the first paint of the landing page waits for each.
    if (isLanding && id.endsWith('.module.css')) return 'landing-styles';
    if (isLanding && (isLater || isChat || isProfile)) return 'landing-pages';
    if (isHome) return 'home';
    if (isLater) return 'later';
    const isCommon = usersOf(id) >= COMMON;
    if (isChat || isProfile) return isCommon ? 'later' : isChat && isProfile ? 'chat-profile' : null;
    return isLanding && isCommon ? 'landing-forms' : null;
  };
  return files.map((file, place) => ({
    priority: files.length - place,
    name: (id: string, graph: ModuleGraph) =>
      graph.getModuleInfo(id)?.isEntry !== true && placeOf(id, graph) === file ? file : null,
  }));
}

/** Everything that the entries and the lazy parts of the program import. */
function readGraph(root: string, graph: ModuleGraph) {
  const imports = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const parts = new Set(entries.map((entry) => `${root}/${entry}`));
  const reached = new Map<string, ReadonlySet<string>>();
  for (const part of parts) {
    const found = new Set([part]);
    for (const id of found) {
      for (const next of imports(id)) found.add(next);
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) parts.add(next);
    }
    reached.set(part, found);
  }
  const users = new Map<string, number>();
  for (const found of reached.values()) for (const id of found) users.set(id, (users.get(id) ?? 0) + 1);
  return {
    isOf: (id: string, sources: readonly string[]) =>
      sources.some((source) => reached.get(`${root}/${source}`)?.has(id) === true),
    usersOf: (id: string) => users.get(id) ?? 0,
  };
}
