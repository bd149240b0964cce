import { Trans } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { ageOn } from '@peonia/core/birthday.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import { LanguagePairPill } from '@peonia/ui/language-pair/language-pair-pill.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { PersonCard } from '@peonia/ui/person-card/person-card.tsx';
import { useId, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { languagePairOf } from '../../translation/language-pair.ts';
import { validateBirthday } from '../fields/validate-birthday.ts';
import { useLocalClock } from '../summary/local-clock.tsx';
import type { StepAnswers } from './onboarding-steps.ts';
import * as css from './onboarding.module.css';

/** The member's card as lists will show it, with the answers given so far. */
export function StepPreview({ me, answers }: { me: Account; answers: StepAnswers }) {
  const { language } = useLanguage();
  const { birthday, place, languages } = answers;
  const clock = useLocalClock(place?.time_zone ?? null);
  const pair = languagePairOf(languages, null, language);
  const title = useId();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <section className={css.preview} aria-labelledby={title}>
      <h2 id={title} className="small muted">
        <Trans>How others see you in lists</Trans>
      </h2>
      <PersonCard
        name={me.name}
        age={validateBirthday(birthday, today) === null ? ageOn(birthday, today) : undefined}
        photo={me.profile.photo ?? undefined}
        meta={
          <Meta>
            {place === null ? <Trans>City and local time</Trans> : place.city}
            {clock}
          </Meta>
        }
        pair={
          pair === null ? (
            <span className="small muted">
              <Trans>Languages</Trans>
            </span>
          ) : (
            <LanguagePairPill first={pair.theirs} />
          )
        }
      />
    </section>
  );
}
