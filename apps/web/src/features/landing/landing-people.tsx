import { Trans, useLingui } from '@lingui/react/macro';
import { countryName } from '@peonia/i18n/format.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { VerifiedIcon } from '@peonia/ui/icons/verified.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import type { LandingPerson } from './landing-data.ts';
import * as css from './landing-people.module.css';
import * as buttonCss from '@peonia/ui/button/button.module.css';

/** Fewer than these look like an empty place. */
const LEAST = 3;
const MOST = 6;

/** Members with a public profile, with links to the lists that are open to guests. */
export function LandingPeople({ people }: { people: readonly LandingPerson[] }) {
  const shown = people.slice(0, MOST);
  return (
    <section className={css.people} aria-labelledby="people">
      <header>
        <h2 id="people">
          <Trans>Who you can meet</Trans>
        </h2>
        <a className={buttonCss.button} data-variant="line" data-size="sm" href="/user/latest">
          <Trans>See who is new</Trans>
        </a>
        <a className={buttonCss.button} data-variant="ghost" data-size="sm" href="/home">
          <Trans>Read the news</Trans>
        </a>
      </header>
      {shown.length < LEAST ? null : (
        <ul>
          {shown.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Person({ person }: { person: LandingPerson }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { id, name, age, photo, city, country, languages, isVerified } = person;
  const spoken = languages.filter(isSpokenLanguage).slice(0, 2);
  return (
    <li>
      <a href={`/profile/${id}`}>
        <img src={photo} alt="" width={200} height={200} loading="lazy" decoding="async" />
        <b>
          {age === null ? `${name} ` : `${name}, `}
          <span className={css.age}>
            {age}
            {isVerified ? <VerifiedIcon label={t`Verified`} /> : null}
          </span>
        </b>
        <span>{city ?? (country === null ? null : countryName(language, country))}</span>
        <span className={css.spoken}>{spoken.map((code) => spokenLanguageName(language, code)).join(' · ')}</span>
      </a>
    </li>
  );
}
