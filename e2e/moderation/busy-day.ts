import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { seedBusyDay } from '../support/control.ts';
import { insertMemberFor, uniqueName } from '../support/member.ts';

/** Stores 200 cases about one member of the program behind the page. */
export async function seedCases(page: Page): Promise<void> {
  const member = await insertMemberFor(page, { name: uniqueName('busy') });
  const reporters = await Promise.all(Array.from({ length: 30 }, () => insertMemberFor(page)));
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
  const reply = await page.request.post('/v1/uploads', {
    headers: { authorization: `Bearer ${member.token}` },
    multipart: { files: { name: 'picture.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { files } = (await reply.json()) as { files: { id: number }[] };
  const upload = files[0]?.id ?? 0;
  await seedBusyDay({ member: member.id, reporters: reporters.map(({ id }) => id), upload });
}

interface Work {
  /** Label of the act. */
  readonly act: string;
  /** Title of the queue once nothing waits. */
  readonly empty: string;
  /** How a reason is given, for acts that need one. */
  readonly because?: 'option' | 'words';
}

/** Chooses all shown rows and acts on them together, until the queue is empty. */
export async function workOff(page: Page, { act, empty, because }: Work): Promise<void> {
  const over = page.getByRole('heading', { name: empty });
  const all = page.getByRole('checkbox', { name: /^Choose all/ });
  const preview = page.getByRole('dialog', { name: act });
  const rows = page.getByRole('list', { name: 'Queue', exact: true }).getByRole('listitem');
  for (;;) {
    await expect(all.or(over).first()).toBeVisible();
    if (await over.isVisible()) return;
    const first = rows.getByRole('checkbox').first();
    const name = await first.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '');
    await all.press('Space');
    await page
      .getByRole('group', { name: 'Chosen rows' })
      .getByRole('button', { name: act, exact: true })
      .press('Enter');
    if (because === 'option') await preview.getByLabel('Reason', { exact: true }).press('ArrowDown');
    if (because === 'words') await preview.getByLabel('Your reason').fill('Worked off at the end of the day');
    await preview.getByRole('button', { name: new RegExp(String.raw`^${act} \(\d+\)$`) }).press('Enter');
    await expect(preview).toBeHidden({ timeout: 60_000 });
    // The list is read again.
    await expect(rows.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  }
}
