import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { errors, type ErrorEntry } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import { bombPng } from './fixtures/hostile-pictures.ts';
import { uploadPicture } from './fixtures/upload-picture.ts';

/** Messages with a number that no limit holds, or that the specification quotes. */
const withNumber: readonly (keyof typeof errors)[] = [
  'posts_used_up',
  'phone_invalid',
  'picture_too_small',
  'trial_used',
  'message_files_wrong',
  'file_kind_refused',
];

let api: Api;
beforeAll(async () => {
  api = await startApi({
    LIMIT_MESSAGE_TEXT_MAX: '1200',
    LIMIT_NAME_MAX: '12',
    LIMIT_CLOSED_ACCOUNT_DAYS: '45',
    LIMIT_UPLOAD_BYTES_MAX: String(2 * 1_024 * 1_024),
    LIMIT_PHOTO_MEGAPIXELS_MAX: '2',
    LIMIT_DEVICES_MAX: '1',
  });
});
afterAll(() => api.close());

/** Numbers that are written as words. */
const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) (?:times|minutes|hours|days)\b/;

it('repeats no number of a limit in a message', () => {
  const entries: readonly (readonly [string, ErrorEntry])[] = Object.entries(errors);
  const numbered = entries
    .filter(([, { message }]) => /\d/.test(message) || numberWord.test(message))
    .map(([name]) => name);

  expect(numbered.filter((name) => !withNumber.some((known) => known === name))).toEqual([]);
});

it('names the limits that the operator has set, in the reader’s language', async () => {
  const [anna, ben] = [await api.register('Anna', { language: 'de' }), await api.register('Ben')];
  const { message } = await anna.call(chatContract.sendMessage, {
    body: { user_id: ben.id, message_type: 'text', message_content: 'x'.repeat(1_201), client_id: 'too-long-1' },
  });
  const registered = await api.guest().call(accountsContract.register, {
    body: { email: 'long@example.com', name: 'A very long name', password: 'quiet river 41', agreed: true },
  });

  expect(message).toBe('Eine Nachricht hat höchstens 1.200 Zeichen. Bitte kürze sie.');
  expect(registered.message).toBe('Name is invalid, 4-12 symbols');
});

it('names the largest upload and the largest picture that the operator has set', async () => {
  const dora = await api.register('Dora Draws');
  const wide = await uploadPicture(api.address, dora, { data: await bombPng(3_000, 1_000), type: 'image/png' });
  const heavy = await uploadPicture(api.address, dora, { data: Buffer.alloc(3 * 1_024 * 1_024) });

  expect(wide.message).toBe('This picture has more than 2 megapixels. Please choose a smaller one.');
  expect(heavy.message).toBe('The uploaded file is too large, please do not exceed 2MB.');
});

it('names the number of devices that the operator has set', async () => {
  const { name, password } = await api.register('Edda Else');
  const { message } = await api.guest().call(accountsContract.authenticate, {
    body: { name, password },
    headers: { 'x-client-id': 'a-new-phone' },
  });

  expect(message).toBe('Your account has been signed to more than 1 devices, please verify your status.');
});

it('names the days in which a closed account comes back', async () => {
  const cleo = await api.register('Cleo Closed');
  await api.sql("update account set status = 'closed', closed_at = now() where id = $1", [cleo.id]);
  const { message } = await api.guest().call(accountsContract.authenticate, {
    body: { name: cleo.name, password: cleo.password },
  });

  expect(message).toBe('This account was closed. You can reactivate it within 45 days.');
});
