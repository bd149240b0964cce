import type { Page } from '@playwright/test';
import { enterAsFinished, journeyPassword } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';
import { pressButton, typeInto } from './desks/press-keys.ts';
import { openStaffSession } from './open-staff-session.ts';

test('a moderator finds a member with the keyboard, warns and suspends them', async ({ journey }) => {
  const [member, mod] = [await journey.open(), await journey.open()];
  const name = await enterAsFinished(member, { gender: 1 });
  await grantRole({ name: await enterAsFinished(mod, { gender: 0 }), role: 'moderator' });
  await openStaffSession(mod);
  const log = mod.getByRole('region', { name: 'Notes and acts of the staff' });

  await test.step('the search finds the member by name', async () => {
    await mod.goto('/staff/members');
    await mod.getByLabel('Find a member').fill(name);
    await mod.getByLabel('Find a member').press('Enter');
    await expect(mod).toHaveURL(/\/staff\/members\?q=/);
    await expectAccessible(mod);
    await mod.getByRole('list', { name: 'Members found' }).getByRole('link', { name }).press('Enter');
    await expect(mod.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(mod.getByRole('region', { name: 'Risk signals' })).toContainText('Here for less than a week');
    await expect(mod.getByRole('region', { name: 'Similar accounts' })).toContainText('No other account');
    await expectAccessible(mod);
  });

  await test.step('a note is in the log', async () => {
    await mod.getByLabel('Note', { exact: true }).fill('Wrote about a lost phone.');
    await mod.keyboard.press('Enter');
    await expect(log).toContainText('Wrote about a lost phone.');
  });

  await test.step('a suspension needs a cause and ends the sessions', async () => {
    await mod.getByRole('combobox', { name: 'Act' }).selectOption('Suspend for days');
    await mod.getByLabel('Reason, for the log').fill('Asked three members for money.');
    await expect(mod.getByRole('button', { name: 'Suspend for days' })).toBeDisabled();
    await mod.getByLabel(/^What for/).selectOption('Asks for money or sells something');
    await expectAccessible(mod);
    await mod.getByRole('button', { name: 'Suspend for days' }).press('Enter');
    // The toast of the note may still be there.
    await expect(mod.getByText('Done and logged').last()).toBeVisible();
    await expect(mod.getByRole('region', { name: 'Sanctions' })).toContainText('Suspension');
  });

  await test.step('it reads on a phone', async () => {
    await mod.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(mod);
  });
});

test('a moderator suspends a similar account together with a member, and restores it', async ({ journey }) => {
  const [member, twin, mod] = [await journey.open(), await journey.open(), await journey.open()];
  const name = await enterAsFinished(member, { gender: 1 });
  const other = await enterAsFinished(twin, { gender: 1 });
  for (const [page, who] of [
    [member, name],
    [twin, other],
  ] as const)
    await logInOn(page, who, `device-${name}`);
  await grantRole({ name: await enterAsFinished(mod, { gender: 0 }), role: 'moderator' });
  await openStaffSession(mod);
  const similar = mod.getByRole('region', { name: 'Similar accounts' });
  await mod.goto(`/staff/members?q=${name}`);
  await mod.getByRole('list', { name: 'Members found' }).getByRole('link', { name }).press('Enter');
  await expect(similar).toContainText('Same device');

  await test.step('of an active member nothing can be carried over', async () => {
    await expect(similar.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('the suspension is carried over to the chosen account', async () => {
    await mod.getByRole('combobox', { name: 'Act' }).selectOption('Suspend for good');
    await mod.getByLabel(/^What for/).selectOption('Asks for money or sells something');
    await mod
      .getByRole('form', { name: 'Act' })
      .getByLabel('Reason, for the log')
      .fill('Asked three members for money.');
    await mod.getByRole('button', { name: 'Suspend for good' }).press('Enter');
    await similar.getByLabel(`Choose ${other}`).press('Space');
    await similar.getByLabel('Reason, for the log').fill('The same person on the same device.');
    await expectAccessible(mod);
    await similar.getByRole('button', { name: /^Suspend the chosen accounts/ }).press('Enter');
    const preview = mod.getByRole('alertdialog', { name: 'Suspend 1 account?' });
    await expect(preview).toContainText('Same device');
    await expectAccessible(mod);
    await preview.getByRole('button', { name: 'Suspend 1 account', exact: true }).press('Enter');
    await expect(similar).toContainText('Suspended together with this member');
  });

  await test.step('it is taken back', async () => {
    await similar.getByLabel('Reason, for the log').fill('They are sisters.');
    await similar.getByRole('button', { name: `Restore ${other}` }).press('Enter');
    await expect(similar).not.toContainText('Suspended together with this member');
    await expect(similar.getByLabel(`Choose ${other}`)).toBeVisible();
  });

  await test.step('the ban wave reaches a third account through the other one, and suspends both', async () => {
    const third = await journey.open();
    const last = await enterAsFinished(third, { gender: 1 });
    await logInOn(twin, other, `device-${other}`);
    await logInOn(third, last, `device-${other}`);
    await similar.getByRole('link', { name: /^Ban wave/ }).press('Enter');
    await expect(mod.getByRole('heading', { level: 1, name: `Ban wave around ${name}` })).toBeVisible();
    const wave = mod.getByRole('region', { name: 'Connected accounts' });
    await expect(wave.getByRole('listitem').filter({ hasText: last })).toContainText(`Through ${other}`);
    await pressButton(mod, wave, 'Choose all that are not suspended');
    await typeInto(mod, wave.getByLabel('Reason, for the log'), 'One ring of accounts.');
    await expectAccessible(mod);
    await wave.getByRole('button', { name: 'Suspend the chosen accounts (2)' }).press('Enter');
    const preview = mod.getByRole('alertdialog', { name: 'Suspend 2 accounts?' });
    await preview.getByRole('button', { name: 'Suspend 2 accounts', exact: true }).press('Enter');
    await expect(wave.getByText('Suspended together with this member')).toHaveCount(2);
  });
});

/** Logs in on a device, which the server remembers. */
async function logInOn(page: Page, name: string, device: string): Promise<void> {
  const data = { name, password: journeyPassword };
  const reply = await page.request.post('/v1/authenticate', { headers: { 'x-client-id': device }, data });
  expect(reply.status(), await reply.text()).toBe(200);
}
