import type { BrowserBuild } from './browser-build.ts';

/** What a budget needs to know of a route of the site. */
export interface BudgetRoute {
  readonly name: string;
  readonly catalogues: readonly string[];
  readonly page: { readonly source: string };
}

/** JavaScript that something loads, in KB gzipped, and the most it may load. */
interface BudgetRow {
  readonly what: string;
  readonly kb: number;
  readonly budget: number;
}

/** Most KB of gzipped JavaScript, texts included. */
export const budgets = { boot: 3, landingAtRest: 60, landing: 110, home: 150, route: 40 } as const;

/** The landing page has no route of its own; its program brings these texts. */
const landingTexts = ['accounts'];
/** Catalogues that the frame of every page loads. */
const frameTexts = ['platform', 'routes', 'shell'];
/** Loaded by every page of a member after its first paint (`start-chat.ts`). */
const afterFirstPaint = 'src/features/chat/live/chat-events.ts';

/**
 * Weighs the landing page before the first interaction and up to the submitted form, the signed-in home page, and what
 * every further route adds to it.
 */
export function measureBudgets(build: BrowserBuild, routes: readonly BudgetRoute[]): BudgetRow[] {
  const homeRoute = routes.find(({ name }) => name === 'home');
  if (homeRoute === undefined) throw new Error('The route table has no home.');
  const boot = build.weigh(build.scriptsOf(['src/boot.ts']));
  const landing = build.weigh(build.scriptsOf(['src/entry-landing.tsx'])) + build.weighTexts(landingTexts);
  const home = build.scriptsOf(['src/entry-app.tsx', homeRoute.page.source]);
  const homeTexts = [...frameTexts, ...homeRoute.catalogues];
  const loaded = new Set([...home, ...build.scriptsOf([afterFirstPaint])]);

  return [
    { what: 'boot script', kb: boot, budget: budgets.boot },
    // The program waits for the first interaction, so the boot script is all there is before.
    { what: 'landing before interaction', kb: boot, budget: budgets.landingAtRest },
    { what: 'landing in all', kb: boot + landing, budget: budgets.landing },
    {
      what: 'home',
      kb: boot + build.weigh(home) + build.weighFirstTexts() + build.weighTexts(homeTexts),
      budget: budgets.home,
    },
    ...routes
      .filter((route) => route !== homeRoute)
      .map(({ name, page, catalogues }) => {
        const scripts = [...build.scriptsOf([page.source])].filter((file) => !loaded.has(file));
        const texts = catalogues.filter((catalogue) => !homeTexts.includes(catalogue));
        return { what: `route ${name}`, kb: build.weigh(scripts) + build.weighTexts(texts), budget: budgets.route };
      })
      .toSorted((one, other) => other.kb - one.kb),
  ];
}

/** True if a row passes its budget. */
export function isOver({ kb, budget }: BudgetRow): boolean {
  return kb > budget;
}

/** One line a row; what is over its budget is marked. */
export function formatBudgets(rows: readonly BudgetRow[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map((row) => {
      const { what, kb, budget } = row;
      return `${isOver(row) ? 'OVER' : '    '}  ${what.padEnd(width)}  ${kb.toFixed(1).padStart(6)} KB of ${budget}`;
    })
    .join('\n');
}
