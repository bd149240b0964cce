import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adoptLimits } from '@peonia/contract/protocol/client-limits.ts';
import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderStatic } from '../../test/render-static.tsx';
import { TermsCheck } from '../features/accounts/form/terms-check.tsx';
import { Nobody } from '../features/discovery/lists/nobody.tsx';
import { peopleHead } from '../features/discovery/lists/people-kinds.ts';
import { SafetyProof } from '../features/landing/safety-proof.tsx';
import { DropHint } from '../features/media/uploads/upload-drop-zone.tsx';
import { MethodList } from '../features/payments/checkout/method-list.tsx';
import { makeI18n } from '../platform/language/language.tsx';

const megabyte = 1_024 * 1_024;
beforeEach(() =>
  adoptLimits({
    upload_bytes_max: 25 * megabyte,
    age_min: 21,
    birthday_days: 10,
    trial_presents_per_month: 3,
    selfie_days: 9,
  }),
);
afterEach(() => adoptLimits({}));

it('names the largest upload of the server', () => {
  expect(renderStatic(<DropHint kinds="media" />)).toContain('Up to 25 MB: jpg, gif, webp, png, mov, mp4');
});

it('names the age of the server beside the terms, in every language alike', () => {
  const terms = <TermsCheck problem={undefined} onChange={() => {}} />;

  expect(renderStatic(terms)).toContain('I am 21 or older');
  expect(renderStatic(terms, { language: 'ja' })).toContain('21歳以上');
});

it('names the days of the list of birthdays', () => {
  const { description } = peopleHead('birthday', makeI18n('en', allMessages('en')));

  expect(description).toBe('Today and in the next 9 days: a good reason to write');
  expect(renderStatic(<Nobody kind="birthday" />)).toContain('the list looks 10 days ahead');
});

it('names the trials that a partner gives a month', () => {
  const methods = renderStatic(<MethodList methods={['present']} chosen="present" onChoose={() => {}} balance={0} />);

  expect(methods).toContain('3 a month for partners');
});

it('names the days after which a selfie is deleted', () => {
  expect(renderStatic(<SafetyProof figures={null} />)).toContain('deleted 9 days after the decision');
});

/** Spans and lengths that no limit holds. */
const fixed = [
  /at least (?:three|five|4) characters/i,
  /within five seconds/,
  /every (?:ten minutes|15 seconds)/,
  /(?:in|last|within|after) (?:24 hours|(?:7|28|30|90) days|12 months)/i,
  /^(?:7 days|30 days|\d+ months?|Trial of 7 days|7 days added\.)$/,
  /on one day|first two times/,
];
const number = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const unit = '(?:MB|seconds?|minutes?|hours?|days?|months?|times|megapixels|characters|or older)';
const literal = new RegExp(String.raw`\b${number} ?${unit}\b|\b${number} a (?:day|month)\b`);

it('repeats no number of a limit in a text', async () => {
  const folder = join(import.meta.dirname, '../../../../packages/i18n/locales/en');
  const names = (await readdir(folder)).filter((name) => !/^(?:errors|mails)\.po$/.test(name));
  const catalogues = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const texts = catalogues.flatMap((text) =>
    [...text.matchAll(/^msg(?:id|str) "(.+)"$/gm)].map(([, found = '']) => found),
  );

  expect(texts.filter((text) => literal.test(text) && !fixed.some((known) => known.test(text)))).toEqual([]);
});
