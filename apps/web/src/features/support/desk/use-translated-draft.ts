import { useState } from 'react';
import { useDraftFields } from '../../../platform/store/use-draft-fields.ts';

const none = { words: '', of: '' };

/** An answer that is sent in the language of the ticket: its translation, which staff read and may change. */
export function useTranslatedDraft(ticketId: number, content: string) {
  const [{ words, of }, setDraft] = useDraftFields(`staff:ticket-translation:${ticketId}`, none);
  const [isOn, setOn] = useState(words !== '');
  const isStale = words !== '' && of.trim() !== content.trim();
  return {
    isOn,
    words,
    /** The answer was changed after it was translated. */
    isStale,
    hasContent: content.trim() !== '',
    /** Whether it may be sent: untranslated, or as the translation shown. */
    isReady: !isOn || (words.trim() !== '' && !isStale),
    switchTo: setOn,
    put: (next: string, source: string) => {
      setOn(true);
      setDraft({ words: next, of: source });
    },
    change: (next: string) => setDraft({ words: next, of }),
    clear: () => setDraft(none),
    wordsOf: (text: string) => (isOn ? { content: words.trim(), original: text } : { content: text }),
  };
}
