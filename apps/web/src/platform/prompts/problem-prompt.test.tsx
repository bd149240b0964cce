import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { errorNameOf } from '@peonia/contract/protocol/errors.ts';
import { allMessages } from '@peonia/i18n/all-catalogues.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { ProblemPrompt } from './problem-prompt.tsx';
import { type Prompt, promptOf } from './prompt-of.ts';
import { solvePrompt } from './solve-prompt.ts';

/** Solves a prompt and returns what that opened. */
function openedBy(prompt: Prompt): readonly string[] {
  const opened: string[] = [];
  solvePrompt(prompt, {
    goTo: (path) => opened.push(path),
    askForPayment: ({ mode }) => opened.push(mode),
    askToVerify: () => opened.push('verify'),
  });
  return opened;
}

/**
 * Section 8 of the specification: code, whether the reader's address is verified, title and button in English, what the
 * button opens.
 */
const catalogue = [
  [400015, 1, 'This needs our help', 'Contact us', '/contact'],
  [400016, 1, 'This account was closed', 'Reactivate account', '/reactivate'],
  [400022, 1, 'Not enough gold', 'Add gold', 'recharge'],
  [400057, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
  [400058, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
  [400058, 0, 'Verify your e-mail address', 'Verify', 'verify'],
  [400059, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
  [400060, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
  [400061, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
  [400062, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
  [400073, 1, 'This needs our help', 'Contact us', '/contact'],
  [400183, 1, 'Daily limit', 'Spending', '/bill'],
  [400085, 1, 'This is for VIP members', 'Upgrade to VIP', 'upgrade'],
] as const;

function promptFor(code: number, verified: 0 | 1): Prompt {
  const prompt = promptOf(
    new ApiError({
      code,
      reason: errorNameOf(code) ?? null,
      message: 'why',
      status: 400,
      requestId: 'r',
      retryAfter: null,
    }),
    { verified, vip: 0, free: 0 },
  );
  if (prompt === null) throw new Error(`${code} has no prompt`);
  return prompt;
}

describe.each(languages)('in %s', (language) => {
  const i18n = setupI18n();
  i18n.load(language, allMessages(language));
  i18n.activate(language, languageFacts[language].locale);

  it.each(catalogue)(
    '%i (verified: %i) says why, names its code and has one button beside "close"',
    (code, verified, title, action) => {
      const html = renderToString(
        <I18nProvider i18n={i18n}>
          <ProblemPrompt
            prompt={{ ...promptFor(code, verified), message: 'The reason, as the server says it' }}
            isOpen
            onClose={() => {}}
          />
        </I18nProvider>,
      );
      expect(html).toContain('role="alertdialog"');
      expect(html).toContain('The reason, as the server says it');
      expect(html).toContain(String(code));
      expect(html.match(/<button/g)).toHaveLength(2);
      for (const text of [title, action])
        expect(html.includes(`>${text}<`), `${text} in ${language}`).toBe(language === 'en');
    },
  );
});

it('asks nothing of who is VIP and has used all there is today', () => {
  expect(openedBy({ code: 400062, solution: 'wait', path: null })).toEqual([]);
});

it.each(catalogue)('%i (verified: %i) is solved where its button leads', (code, verified, _title, _action, place) => {
  expect(openedBy(promptFor(code, verified))).toEqual([place]);
});
