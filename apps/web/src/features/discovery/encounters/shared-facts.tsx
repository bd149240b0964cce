import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { EncounterCard } from '@peonia/contract/discovery/encounters.ts';
import { codes } from '@peonia/contract/protocol/codes.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { childrenLabels, horoscopeLabels, marriageLabels, purposeLabels } from '../../profiles/profile-labels.ts';
import * as css from './encounters.module.css';

/** The strongest come first; more would push the words below the fold. */
const shownMax = 3;

/** What both members share, as tags; renders nothing without any. */
export function SharedFacts({ person }: { person: EncounterCard }) {
  const { t } = useLingui();
  const facts = useFacts(person).slice(0, shownMax);
  if (facts.length === 0) return null;
  return (
    <ul className={`row wrap ${css.encFacts}`} aria-label={t`What you have in common`}>
      {facts.map((fact) => (
        <li key={fact}>
          <Tag match>{fact}</Tag>
        </li>
      ))}
    </ul>
  );
}

function useFacts({ near, city, spoken, purposes, alike, marriage }: EncounterCard): string[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const own = useMe()?.profile;
  const say = (labels: { readonly [code: number]: MessageDescriptor }, code: number | null | undefined) => {
    const label = code === null || code === undefined ? undefined : labels[code];
    return label === undefined ? [] : [i18n._(label)];
  };
  const named = spoken.filter(isSpokenLanguage).map((code) => spokenLanguageName(language, code));
  const place = near && city !== null ? [t`Both in ${city}`] : [];
  const both = (field: string, words: string[]) => (alike.includes(field) ? words : []);
  return [
    ...place,
    ...named.map((name) => t`Both speak ${name}`),
    ...codes.purpose.filter((code) => purposes.includes(code)).flatMap((code) => say(purposeLabels, code)),
    ...both('marriage', say(marriageLabels, marriage)),
    ...both(
      'children',
      say(childrenLabels, own?.children).map((value) => t`Children: ${value}`),
    ),
    ...both(
      'horoscope',
      say(horoscopeLabels, own?.horoscope).map((value) => t`Same star sign: ${value}`),
    ),
  ];
}
