import type { Page } from '@playwright/test';

/** Fills the dialog that asks for the owner with the password, and sends it. */
export async function confirmOwner(page: Page, { password }: { readonly password: string }): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
}
