import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findProgram, headlessShell } from '../tools/test/require-programs.ts';
import type { FrameResult } from './results.ts';

/**
 * Frames of one round of the phrase game on a phone, from the moment its phrases stand: `node bench/game-frames.ts
 * --address http://127.0.0.1:4100`. The app runs there with its sample members. Chromium shows 390 × 844 px and works
 * four times slower than the machine. Writes the figures and the gzipped trace of the browser to `results/`.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4100' },
    email: { type: 'string', default: 'jonas.weber@example.com' },
    password: { type: 'string', default: 'peonia-sample' },
    slowdown: { type: 'string', default: '4' },
  },
});
/** A person's pace between pairs in milliseconds: the server refuses what is faster. */
const paceMs = 800;
/** A frame is late beyond one and a half times of 1/60 s. */
const lateMs = 25;

const phrasesOf = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../packages/i18n/phrases/${language}.json`), 'utf8')) as string[];
const [english, japanese] = [phrasesOf('en'), phrasesOf('ja')];

const executablePath = findProgram(headlessShell);
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
});
const page = await context.newPage();
await page.goto(`${values.address}/login`);
const login = page.locator('#login');
await login.getByLabel('E-mail, phone or username').fill(values.email);
await login.getByLabel('Password', { exact: true }).fill(values.password);
await login.getByRole('button', { name: 'Log in' }).click();
await page.waitForURL(/\/home/);
await page.goto(`${values.address}/game`);
await page.getByRole('combobox', { name: 'Language to learn' }).selectOption('ja');
await page.getByRole('button', { name: 'Start the round' }).waitFor();

const devtools = await context.newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
await browser.startTracing(page, { screenshots: false });
await page.evaluate(`{
  globalThis.frames = [];
  const next = (time) => {
    frames.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`);
await page.getByRole('button', { name: 'Start the round' }).tap();
await playRound(page);
await page.getByRole('heading', { name: 'Level 1 done' }).waitFor();
const times = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
const trace = await browser.stopTracing();
await browser.close();

const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
const sorted = gaps.toSorted((one, other) => one - other);
const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000;
const result: FrameResult = {
  date: new Date().toISOString().slice(0, 10),
  cores: cpus().length,
  node: process.version,
  load_average: loadavg().map((load) => Math.round(load * 100) / 100),
  slowdown: Number(values.slowdown),
  seconds: Math.round(seconds * 10) / 10,
  frames_per_second: Math.round((gaps.length / seconds) * 10) / 10,
  gap_p50_ms: at(0.5),
  gap_p99_ms: at(0.99),
  late_frames: gaps.filter((gap) => gap > lateMs).length,
  frames: gaps.length,
};
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, `${result.date}-game-frames.json`), `${JSON.stringify(result, null, 2)}\n`);
await writeFile(join(folder, `${result.date}-game-trace.json.gz`), gzipSync(trace, { level: 9 }));
console.log(result);

/** Finds every pair of the round by touches at the places of its phrases, which do not move. */
async function playRound(shown: Page): Promise<void> {
  const board = shown.getByRole('group', { name: 'Phrases' });
  await board.getByRole('button').first().waitFor();
  const places = new Map<string, { x: number; y: number }>();
  for (const button of await board.getByRole('button').all()) {
    const box = await button.boundingBox();
    const text = (await button.textContent()) ?? '';
    if (box !== null) places.set(text, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await shown.evaluate('frames.length = 0');
  for (const text of await board.locator('[lang=en]').allTextContents()) {
    await shown.waitForTimeout(paceMs);
    for (const side of [text, japanese[english.indexOf(text)] ?? '']) {
      const place = places.get(side);
      if (place !== undefined) await shown.touchscreen.tap(place.x, place.y);
    }
  }
}
