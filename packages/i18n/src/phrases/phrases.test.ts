import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { levelPhrases, loadPhrases } from './load-phrases.ts';

describe.each(languages)('the phrases in %s', (lang) => {
  it('fill every level, each phrase once', async () => {
    const phrases = await loadPhrases(lang);

    expect(phrases.length % levelPhrases).toBe(0);
    expect(phrases.length).toBeGreaterThanOrEqual(200);
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('are short enough for their field, without spaces at the ends', async () => {
    const phrases = await loadPhrases(lang);

    expect(phrases.filter((phrase) => phrase.trim() !== phrase || phrase === '' || phrase.length > 40)).toEqual([]);
  });
});
