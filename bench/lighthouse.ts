import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedCast } from '@peonia/testing/seed-cast.ts';
import { chromium, type BrowserContext } from '@playwright/test';
import { startNginx } from '../apps/api/test/providers/nginx-server.ts';
import { buildServer } from '../tools/build-server.ts';
import { buildWeb } from '../tools/build-web.ts';
import { signIn } from '../tools/screenshots/sign-in.ts';
import { chromium as chromiumProgram, findProgram } from '../tools/test/require-programs.ts';
import { round } from './measure.ts';
import { openServer } from './open-server.ts';
import { freePort, startOurs } from './programs.ts';
import type { BenchRow } from './results.ts';
import { rowOf } from './rows/row.ts';

/** Not a package of the project: npm fetches it for a run. */
const lighthouse = 'lighthouse@13.5.0';
const runs = 3;
const member = 'Jonas Weber';

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly least: number;
  /** Largest contentful paint, in seconds. */
  readonly paint: number | null;
}

interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly overallSavingsBytes?: number } }>
  >;
}

/**
 * Mobile Lighthouse of pages with the sample members, as they are deployed: behind nginx with its TLS and HTTP/2.
 * Scores and largest contentful paint, the middle of three.
 */
export async function measureLighthouse(root: string): Promise<BenchRow[]> {
  await buildWeb();
  await buildServer();
  const server = await openServer();
  const profile = mkdtempSync(join(tmpdir(), 'peonia-lighthouse-'));
  const stops: (() => Promise<unknown>)[] = [() => server.stop()];
  try {
    const url = await server.createDatabase('lighthouse');
    const entrance = await freePort();
    const address = `https://127.0.0.1:${entrance}`;
    const program = await startOurs(url, root, { TRUSTED_PROXIES: 'loopback' });
    stops.push(program.stop);
    await seedCast(url, { dataDir: program.dataDir });
    const nginx = await startNginx([Number(new URL(program.address).port), await freePort()], {
      on: entrance,
      tls: true,
    });
    stops.push(() => nginx.close());
    const port = await freePort();
    const browser = await openBrowser(profile, port);
    stops.push(() => browser.close());
    const other = await memberId(program.address);
    const visits: readonly Visit[] = [
      { name: 'landing', path: '/', isSignedIn: false, least: 98, paint: 1.2 },
      { name: 'guest home', path: '/home', isSignedIn: false, least: 95, paint: 2 },
      { name: 'profile of a guest', path: `/profile/${other}`, isSignedIn: false, least: 95, paint: null },
      { name: 'signed-in home', path: '/home', isSignedIn: true, least: 90, paint: 1.6 },
      { name: 'profile', path: `/profile/${other}`, isSignedIn: true, least: 90, paint: null },
      { name: 'chat', path: `/chat/${other}`, isSignedIn: true, least: 90, paint: null },
    ];
    const rows: BenchRow[] = [];
    let isSignedIn = false;
    for (const visit of visits) {
      if (visit.isSignedIn && !isSignedIn) await signIn(await browser.newPage(), member, address);
      ({ isSignedIn } = visit);
      rows.push(...(await measureVisit(visit, `${address}${visit.path}`, port, browser)));
    }
    return rows;
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measureVisit(
  { name: visited, least, paint }: Visit,
  address: string,
  port: number,
  browser: BrowserContext,
): Promise<BenchRow[]> {
  const reports: Report[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    await emptyCaches(browser, address);
    reports.push(await audit(address, port));
  }
  const middle = (of: (report: Report) => number) => reports.map(of).toSorted((a, b) => a - b)[runs >> 1] ?? 0;
  const value = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? 0);
  const unused = middle(({ audits }) => audits['unused-javascript']?.details?.overallSavingsBytes ?? 0);
  const seconds = round(value('largest-contentful-paint') / 1_000);
  const score = Math.round(middle(({ categories }) => categories.performance.score) * 100);
  const note = `blocking ${Math.round(value('total-blocking-time'))} ms, ${Math.round(value('total-byte-weight') / 1_024)} KB, unused script ${Math.round(unused / 1_024)} KB`;
  const accessibility = Math.round(middle(({ categories }) => categories.accessibility.score) * 100);
  console.log(visited, score, seconds, note, accessibility);
  return [
    rowOf({ group: 'pages', name: `${visited}: score`, note }, score, { least }),
    ...(paint === null
      ? []
      : [rowOf({ group: 'pages', name: `${visited}: LCP`, note: 's' }, seconds, { most: paint })]),
    rowOf({ group: 'pages', name: `${visited}: accessibility` }, accessibility, { least: 100 }),
  ];
}

/** One run in the open browser, which stays signed in. */
async function audit(address: string, port: number): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'peonia-lighthouse-report-')), 'report.json');
  await promisify(execFile)('npx', [
    '--yes',
    lighthouse,
    address,
    `--port=${port}`,
    '--disable-storage-reset',
    '--only-categories=performance,accessibility',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ]);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** A first visit: files are loaded again, the session stays. */
async function emptyCaches(browser: BrowserContext, address: string): Promise<void> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'cache_storage,service_workers',
  });
  await page.close();
}

async function openBrowser(profile: string, port: number): Promise<BrowserContext> {
  const executablePath = findProgram(chromiumProgram);
  return chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    // The certificate is made for the run.
    ignoreHTTPSErrors: true,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
}

/** A member who is public and not the one signed in. */
async function memberId(address: string): Promise<number> {
  const people = (await (await fetch(`${address}/v1/latest`)).json()) as {
    items: readonly { user_id: number; name: string }[];
  };
  const found = people.items.find(({ name }) => name !== member);
  if (found === undefined) throw new Error('There are no members');
  return found.user_id;
}
