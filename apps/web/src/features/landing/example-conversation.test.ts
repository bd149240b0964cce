import { languages } from '@peonia/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { exampleConversations } from './example-conversation.ts';

describe.each(languages)('the example conversation in %s', (language) => {
  const { says, answers, left, right } = exampleConversations[language];

  it('begins in the language of the reader', () => {
    expect(says.lang).toBe(language);
  });

  it('translates each line into the language of the other', () => {
    expect([says.other, answers.lang, answers.other]).toEqual([answers.lang, says.other, says.lang]);
  });

  it('is between two people with different languages', () => {
    expect(says.lang).not.toBe(answers.lang);
    expect(left.photo.large).not.toBe(right.photo.large);
  });

  it('shows different words in the two languages', () => {
    expect(says.text).not.toBe(says.translation);
    expect(answers.text).not.toBe(answers.translation);
  });
});
