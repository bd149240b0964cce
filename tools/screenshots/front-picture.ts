import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { root } from '../root.ts';
import { withSampleProgram } from './sample-program.ts';
import { signIn } from './sign-in.ts';

/*
 * Draws the picture of the README: one conversation as each of the two reads it, and the people whom one of them may
 * meet. `npm run picture`.
 */
interface Phone {
  readonly member: string;
  readonly language: string;
  readonly timeZone: string;
  /** Name of the other member of the conversation; without one the list of people. */
  readonly other?: string;
}

const phones: readonly Phone[] = [
  { member: 'Luc Bertin', language: 'fr', timeZone: 'Europe/Paris', other: 'Ji-woo Han' },
  { member: 'Ji-woo Han', language: 'ko', timeZone: 'Asia/Seoul', other: 'Luc Bertin' },
  { member: 'Luc Bertin', language: 'fr', timeZone: 'Europe/Paris' },
];
const size = { width: 390, height: 780 };
const scale = 1.5;
const [widthPx, heightPx] = [size.width * scale, size.height * scale];
const GAP_PX = 30;
const CORNER_PX = 36;
const file = join(root, 'docs/pictures/conversation.png');

await withSampleProgram(async ({ address, browser }) => {
  const pictures: Buffer[] = [];
  for (const phone of phones) pictures.push(await capture(browser, address, phone));
  await sharp({
    create: {
      width: pictures.length * widthPx + (pictures.length - 1) * GAP_PX,
      height: heightPx,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(pictures.map((input, at) => ({ input, left: at * (widthPx + GAP_PX), top: 0 })))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
  console.log(file);
});

async function capture(browser: Browser, baseURL: string, phone: Phone): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    locale: phone.language,
    timezoneId: phone.timeZone,
    reducedMotion: 'reduce',
    viewport: size,
    deviceScaleFactor: scale,
  });
  await context.addCookies([{ name: 'lang', value: phone.language, url: baseURL }]);
  const page = await context.newPage();
  await signIn(page, phone.member, baseURL);
  await page.goto(phone.other === undefined ? '/recommend' : '/chats');
  if (phone.other !== undefined) await page.getByRole('link', { name: phone.other }).first().click();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return sharp(picture)
    .composite([await corners()])
    .png()
    .toBuffer();
}

/** A round rectangle: what lies outside of it becomes transparent. */
async function corners(): Promise<OverlayOptions> {
  const pixels = Buffer.alloc(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const dx = Math.max(CORNER_PX - x - 0.5, x + 0.5 - (widthPx - CORNER_PX), 0);
      const dy = Math.max(CORNER_PX - y - 0.5, y + 0.5 - (heightPx - CORNER_PX), 0);
      const inside = Math.min(1, Math.max(0, CORNER_PX + 0.5 - Math.hypot(dx, dy)));
      pixels[(y * widthPx + x) * 4 + 3] = Math.round(255 * inside);
    }
  return { input: pixels, raw: { width: widthPx, height: heightPx, channels: 4 }, blend: 'dest-in' };
}
