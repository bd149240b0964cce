import { afterEach, beforeEach, expect, test } from 'vitest';
import { check, describeProblems } from './check.ts';
import { extract } from './extract.ts';
import { fill } from './fill.ts';
import { openSample, type Sample } from './open-sample.ts';

const hello = 'Say hi to <0>{name}</0>';
const likes = (lang: string) => `packages/i18n/locales/${lang}/likes.po`;
const greetings = {
  zh: '向<0>{name}</0>打招呼',
  tw: '向<0>{name}</0>打招呼',
  de: 'Grüß <0>{name}</0>',
  it: 'Saluta <0>{name}</0>',
  fr: 'Saluez <0>{name}</0>',
  ja: '<0>{name}</0>に挨拶',
  ko: '<0>{name}</0>님에게 인사',
};
const closed = {
  zh: '该账号已关闭。',
  tw: '此帳號已關閉。',
  de: 'Dieses Konto ist geschlossen.',
  it: 'Questo account è chiuso.',
  fr: 'Ce compte est fermé.',
  ja: 'このアカウントは閉鎖されました。',
  ko: '이 계정은 닫혔습니다.',
};

let sample: Sample;
const problems = async () => describeProblems(await check(sample.root));

beforeEach(async () => {
  sample = await openSample();
  await extract(sample.root);
  await fill(sample.root, 'likes', { [hello]: greetings });
  await fill(sample.root, 'errors', { 'error.400016': closed });
});
afterEach(() => sample.close());

test('a filled project is complete, and extracting again changes nothing', async () => {
  expect(await problems()).toEqual([]);
  const before = await sample.read(likes('ja'));
  expect(await extract(sample.root)).toEqual({ found: 1, dropped: [] });
  expect(await sample.read(likes('ja'))).toBe(before);
});

test('tells a text that is in the code only', async () => {
  await sample.write(
    'apps/web/src/routes/home.tsx',
    "import { t } from '@lingui/core/macro';\nexport const title = () => t`Home`;\n",
  );
  expect(await problems()).toContain(
    'routes: "Home" is not in the catalogue: run npm run i18n:extract (all languages)',
  );
  await extract(sample.root);
  expect(await problems()).toEqual(['routes: "Home" is not translated (zh tw de it fr ja ko)']);
});

test('tells a text that has left the code, and extraction drops it', async () => {
  await sample.write('apps/web/src/features/likes/likes-page.tsx', 'export const nothing = 0;\n');
  expect(await problems()).toContain(`likes: "${hello}" is no longer in the code (all languages)`);
  expect(await extract(sample.root)).toEqual({ found: 0, dropped: [`likes: ${hello}`] });
  await expect(sample.read(likes('de'))).rejects.toThrow('ENOENT');
  expect(await problems()).toEqual([]);
});

test('tells lost placeholders and a translation that is English', async () => {
  await fill(sample.root, 'likes', { [hello]: { de: 'Grüß <0>sie</0>', fr: hello } });
  expect(await problems()).toEqual([
    `likes: "${hello}" the placeholder {name} is missing (de)`,
    `likes: "${hello}" reads the same as the English (fr)`,
  ]);
});

test('tells an ordinary space before a French sign, and extraction mends it', async () => {
  await fill(sample.root, 'likes', { [hello]: { ...greetings, fr: 'Saluez <0>{name}</0> !' } });
  expect(await problems()).toEqual([]);
  const spaced = await sample.read(likes('fr'));
  expect(spaced).toContain('</0>\u202F!');
  await sample.write(likes('fr'), spaced.replace('\u202F!', ' !'));
  expect(await problems()).toEqual([
    `likes: "${hello}" has an ordinary space before a sign: run npm run i18n:extract (fr)`,
  ]);
  await extract(sample.root);
  expect(await sample.read(likes('fr'))).toBe(spaced);
});

test('tells two features that translate one text in two ways', async () => {
  await sample.write(
    'apps/web/src/platform/bar.tsx',
    "import { Trans } from '@lingui/react/macro';\nexport const Bar = ({ name }: { name: string }) => <Trans>Say hi to <i>{name}</i></Trans>;\n",
  );
  await fill(sample.root, 'platform', { [hello]: { ...greetings, de: 'Begrüße <0>{name}</0>' } });
  expect(await problems()).toEqual([
    `platform: "${hello}" is translated otherwise in likes: agree, or give it a context (de)`,
  ]);
});

test('tells error texts that do not follow the contract', async () => {
  await fill(sample.root, 'errors', { 'error.400016': { ja: '' } });
  expect(await problems()).toEqual([]);
  await sample.write('packages/i18n/locales/ja/errors.po', 'msgid "error.400016"\nmsgstr ""\n');
  expect(await problems()).toEqual(['errors: "error.400016" is not translated (ja)']);
});

test('tells a catalogue without a feature', async () => {
  await sample.write('packages/i18n/locales/it/ghosts.po', '');
  expect(await problems()).toEqual(['ghosts.po: belongs to no feature of the web (it)']);
});

test('fills mails with their English and refuses keys nobody knows', async () => {
  expect(
    await fill(sample.root, 'mails', {
      'mail.hello': { en: 'Hello {name},', de: 'Hallo {name},' },
      'mail.ghost': { de: 'Geist' },
    }),
  ).toEqual(['mail.ghost']);
  expect(await problems()).toContain('mails: "mail.hello" is not translated (zh tw it fr ja ko)');
  expect(await fill(sample.root, 'likes', { 'Nobody says this': { de: 'Nichts' } })).toEqual(['Nobody says this']);
  await expect(fill(sample.root, 'ghosts', {})).rejects.toThrow('The web has no feature ghosts.');
});
