import { languages } from '@peonia/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { linesOf, questions } from './demonstration.ts';
import { exampleConversations } from './example-conversation.ts';

describe.each(languages)('the demonstration in %s', (language) => {
  const conversation = exampleConversations[language];

  it('begins with the example', () => {
    expect(linesOf(conversation, null)).toEqual({ says: conversation.says, answers: conversation.answers });
  });

  it('asks in the reader’s language, is answered in the other one, and shows both of each', () => {
    const said = questions.map((_, at) => linesOf(conversation, at));
    expect(new Set(said.map(({ says }) => says.lang))).toEqual(new Set([language]));
    for (const { says, answers } of said) {
      expect([answers.lang, answers.other]).toEqual([says.other, says.lang]);
      expect(new Set([says.text, says.translation, answers.text, answers.translation]).size).toBe(4);
    }
  });
});
