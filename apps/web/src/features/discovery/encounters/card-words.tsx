import type { EncounterCard as Person } from '@peonia/contract/discovery/encounters.ts';
import type { ReactNode } from 'react';
import { useTranslatedText } from '../../translation/text/use-translated-text.ts';
import * as css from './encounters.module.css';

/** The beginning of the biography, translated like the biography itself. */
export function CardWords({ person }: { person: Pick<Person, 'user_id' | 'words' | 'language'> }) {
  const original = { text: person.words, lang: person.language };
  const Shown = useTranslatedText(person.words, [person.language]);
  const draw = (shown: { readonly text: string; readonly lang: string | undefined }, line: ReactNode) => (
    <div>
      <p className={`prose ${css.encWords}`} lang={shown.lang} dir="auto">
        {shown.text}
      </p>
      {line}
    </div>
  );
  return Shown === null ? (
    draw(original, null)
  ) : (
    <Shown type="biography" id={person.user_id} original={original}>
      {draw}
    </Shown>
  );
}
