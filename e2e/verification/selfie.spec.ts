import type { Page } from '@playwright/test';
import { landscapes } from '../media/pictures.ts';
import { appCode } from '../moderation/open-staff-session.ts';
import { enterAsFinished } from '../profiles/enter-member.ts';
import { grantRole } from '../support/control.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/journey.ts';

// covers: Identity verification states
test('a selfie with a drawn hand sign is refused, sent again and accepted by the staff, and the badge goes with the main photo', async ({
  journey,
}) => {
  // covers: /setting/verify
  test.slow();
  const member = await journey.open({ size: 'phone' });
  const staff = await journey.open();
  await enterAsFinished(member, { gender: 0 });
  const name = await enterAsFinished(staff, { gender: 1 });
  await grantRole({ name, role: 'moderator' });
  await choosePhoto(member, 'city');
  const identity = member.getByRole('region', { name: 'Your identity' });

  await test.step('the camera says why it shows nothing, then takes the picture; the box is needed', async () => {
    await member.goto('/setting/verify');
    await identity.getByRole('button', { name: 'Verify myself' }).click();
    await expect(identity.getByRole('heading', { name: 'Show this hand sign beside your face' })).toBeVisible();
    await member.evaluate(() => {
      const media = navigator.mediaDevices;
      const real = media.getUserMedia.bind(media);
      media.getUserMedia = () => {
        media.getUserMedia = real;
        return Promise.reject(new DOMException('no', 'NotAllowedError'));
      };
    });
    await identity.getByRole('button', { name: 'Open the camera' }).click();
    await expect(identity.getByRole('alert')).toContainText('Please allow the browser to access your camera.');
    await identity.getByRole('button', { name: 'Open the camera' }).click();
    await identity.getByRole('button', { name: 'Take the picture' }).click();
    await expect(identity.getByRole('img', { name: 'Your picture' })).toBeVisible();
    await identity.getByRole('button', { name: 'Send for verification' }).click();
    await expect(identity.getByText('please check this option')).toBeVisible();
    await expectAccessible(member);
    await identity.getByRole('checkbox').check();
    await identity.getByRole('button', { name: 'Send for verification' }).click();
    await expect(identity).toContainText('Your selfie is in review.');
  });

  await test.step('the staff set up a second factor, then see the selfie beside the main photo', async () => {
    await staff.clock.install();
    await staff.goto('/staff/selfies');
    await staff.getByRole('button', { name: 'Show the QR code' }).click();
    const secret = (await staff.getByTestId('staff-secret').textContent()) ?? '';
    await expectAccessible(staff);
    await staff.getByLabel('Six-digit code').fill(appCode(secret));
    await expect(staff.locator('[data-testid=staff-codes] li')).toHaveCount(10);
    const refetched = staff.waitForResponse((response) => response.url().endsWith('/v1/staff/pass'));
    await staff.clock.fastForward('01:01');
    await refetched;
    await staff.getByRole('checkbox', { name: 'I have kept the codes.' }).check();
    await staff.getByRole('button', { name: 'Continue to the staff pages' }).click();
    await expect(staff.getByText('1 selfie waits for a decision.')).toBeVisible();
    await expect(staff.locator('[data-testid=selfie-pair] img')).toHaveCount(2);
    await expectAccessible(staff);
    await staff.keyboard.press('r');
    await staff.keyboard.press('2');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Nothing is waiting')).toBeVisible();
  });

  await test.step('the member reads why at once, and sends another one from a file', async () => {
    await expect(identity).toContainText('Your face was not recognisable.');
    await identity.getByRole('button', { name: 'Try again' }).click();
    await identity.locator('input[type=file]').setInputFiles(landscapes('dusk'));
    await identity.getByRole('checkbox').check();
    await identity.getByRole('button', { name: 'Send for verification' }).click();
    await expect(identity).toContainText('Your selfie is in review.');
    await staff.goto('/staff/selfies');
    await expect(staff.getByRole('img', { name: /^Selfie of/ })).toBeVisible();
    await staff.keyboard.press('a');
    await expect(staff.getByText('Nothing is waiting')).toBeVisible();
    await expect(identity).toContainText('The green badge is on your profile.');
  });

  await test.step('another main photo takes the badge away, said before and after', async () => {
    await choosePhoto(member, 'autumn', 'Your green badge belongs to your current main photo.');
    await member.goto('/setting/verify');
    await expect(identity).toContainText('Your green badge belonged to your old main photo.');
  });
});

/** Puts a picture as the main photo; `warning` is what the dialog says before. */
async function choosePhoto(page: Page, picture: string, warning?: string): Promise<void> {
  await page.goto('/setting/avatar');
  await page.locator('[data-testid=photo-now] input[type=file]').setInputFiles(landscapes(picture));
  const dialog = page.getByRole('dialog', { name: 'Your main photo' });
  if (warning !== undefined) await expect(dialog).toContainText(warning);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toHaveCount(0);
}
