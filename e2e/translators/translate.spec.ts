import type { Page } from '@playwright/test';
import { type Member, makeMember } from '../chat/make-member.ts';
import { rowOf, sayMany } from '../chat/talk.ts';
import { giveGold } from '../gifts/give-gold.ts';
import { openStaffSession } from '../moderation/open-staff-session.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

const words = 'Guten Abend, hast du am Samstag Zeit?';
const translated = '土曜日は空いていますか？';

// covers: Translation request: translating, then translated
test('a message is translated by a person: quoted, paid, delivered at the desk, read by both, marked', async ({
  journey,
}) => {
  test.slow();
  const open = (locale: string) => journey.open({ locale });
  const [hans, yuki, kenji] = [await open('de-DE'), await open('ja-JP'), await open('en-US')];
  const [h, y, k] = [
    await makeMember(hans, 'Hans', { language: 'de' }),
    await makeMember(yuki, 'Yuki', { language: 'ja' }),
    await makeMember(kenji, 'Kenji'),
  ];
  await grantRole({ name: k.name, role: 'translator', languages: 'de:ja' });
  await openStaffSession(kenji);
  await sayMany(yuki, y, h, ['こんばんは']);
  await sayMany(hans, h, y, [words]);
  await hans.goto(`/chat/${y.id}`);
  await expect(rowOf(hans, words)).toBeVisible();

  await test.step('without gold the way leads to a recharge and back', async () => {
    await openMenu(yuki, h);
    const dialog = yuki.getByRole('dialog', { name: '人による翻訳' });
    await expect(dialog).toContainText('7語');
    await expect(dialog).toContainText('24時間');
    await expectAccessible(yuki);
    await dialog.getByRole('button', { name: /^ゴールドをチャージ/ }).click();
    await expect(yuki.getByRole('dialog')).toHaveCount(2);
    await yuki.keyboard.press('Escape');
    await giveGold(yuki, y, 20);
    await dialog.getByRole('button', { name: /ゴールドを支払う$/ }).dblclick();
    await expect(dialog.getByText(/^支払いが完了しました/)).toBeVisible();
    await expect(dialog).toContainText('19');
    await yuki.keyboard.press('Escape');
    await expect(rowOf(hans, words).getByRole('button', { name: 'Über diese Übersetzung' })).toBeVisible();
  });

  await test.step('the translator takes it by key and delivers it by key', async () => {
    await kenji.goto('/staff/translations');
    await expect(kenji.getByRole('list', { name: 'Waiting translations' }).getByRole('listitem')).toHaveCount(1);
    await kenji.keyboard.press('t');
    const job = kenji.getByRole('region', { name: /^Translation \d+$/ });
    await expect(job).toContainText(words);
    await job.getByLabel('Translation', { exact: true }).fill(translated);
    await expect(job.getByText(/^Draft saved/)).toBeVisible();
    await expectAccessible(kenji);
    await job.getByLabel('Translation', { exact: true }).press('Control+Enter');
    await expect(kenji.getByText('Delivered. Both read it now.')).toBeVisible();
    await expect(kenji.getByText('No translation in progress')).toBeVisible();
  });

  await test.step('both read it without a reload, and it is on the bill', async () => {
    for (const page of [yuki, hans]) await expect(rowOf(page, words)).toContainText(translated);
    await rowOf(yuki, words).getByRole('button', { name: 'この翻訳について' }).click();
    const dialog = yuki.getByRole('dialog', { name: '人による翻訳' });
    await dialog.getByRole('radio', { name: 'とても良い' }).check();
    await expectAccessible(yuki);
    await dialog.getByRole('button', { name: '評価を送る' }).click();
    await expect(dialog.getByRole('button', { name: '評価を変更' })).toBeVisible();
    await yuki.goto('/bill');
    await expect(yuki.getByRole('main')).toContainText(h.name);
  });
});

/** The menu of the message, and in it the wish. */
async function openMenu(page: Page, other: Member): Promise<void> {
  await page.goto(`/chat/${other.id}`);
  const row = rowOf(page, words);
  await row.hover();
  await row.locator('[data-message-menu]').click();
  await page.getByRole('menuitem', { name: '人による翻訳を依頼' }).click();
}
