import { useState } from 'react';

const none = { isOn: false, words: '', of: '' };

/** An answer that is sent in the language of the ticket: its translation, which staff read and may change. */
export function useTranslatedDraft(content: string) {
  const [{ isOn, words, of }, setDraft] = useState(none);
  const isStale = words !== '' && of.trim() !== content.trim();
  return {
    isOn,
    words,
    /** The answer was changed after it was translated. */
    isStale,
    hasContent: content.trim() !== '',
    /** Whether it may be sent: untranslated, or as the translation shown. */
    isReady: !isOn || (words.trim() !== '' && !isStale),
    switchTo: (next: boolean) => setDraft((now) => ({ ...now, isOn: next })),
    put: (next: string, source: string) => setDraft({ isOn: true, words: next, of: source }),
    change: (next: string) => setDraft((now) => ({ ...now, words: next })),
    clear: () => setDraft((now) => ({ ...none, isOn: now.isOn })),
    wordsOf: (text: string) => (isOn ? { content: words.trim(), original: text } : { content: text }),
  };
}
