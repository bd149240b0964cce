import { useLingui } from '@lingui/react/macro';
import type { EncounterCard as Person } from '@peonia/contract/discovery/encounters.ts';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { HeartFilledIcon } from '@peonia/ui/icons/heart-filled.tsx';
import { VerifiedIcon } from '@peonia/ui/icons/verified.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { Photo } from '@peonia/ui/photo/photo.tsx';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { usePresence } from '../../../platform/realtime/live.ts';
import { Link } from '../../../platform/router/link.tsx';
import { LanguagePair } from '../../profiles/language-pair.tsx';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { SharedFacts } from './shared-facts.tsx';
import * as css from './encounters.module.css';
import * as cardCss from '@peonia/ui/card/card.module.css';
import * as personCardCss from '@peonia/ui/person-card/person-card.module.css';

export interface EncounterCardProps extends Omit<ComponentProps<'article'>, 'children' | 'ref'> {
  readonly person: Person;
  readonly card: RefObject<HTMLElement | null>;
  /** Action buttons below the text. */
  readonly actions: ReactNode;
}

/** A member of the deck: photo, facts, biography and what both share. */
export function EncounterCard({ person, card, actions, ...handlers }: EncounterCardProps) {
  const { t } = useLingui();
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  const online = usePresence([person.user_id]).get(person.user_id) ?? person.online;
  const { name, age } = person;
  return (
    <article {...handlers} ref={card} className={`${cardCss.card} ${css.encCard}`} aria-labelledby="encounter-name">
      <div className={css.encPhoto}>
        <Photo
          src={person.photo ?? undefined}
          alt={t`Photo of ${name}`}
          ratio="fill"
          eager
          className={css.encPicture}
        />
        {online ? <span className={personCardCss.online}>{t`Online`}</span> : null}
        <span className={`${css.encWay} ${css.yes}`} aria-hidden="true">
          <HeartFilledIcon />
        </span>
        <span className={`${css.encWay} ${css.pass}`} aria-hidden="true">
          <CloseIcon />
        </span>
      </div>
      <div className={css.encBody}>
        <div className={css.encWho}>
          <h2 id="encounter-name">
            <Link href={`/profile/${person.user_id}`} draggable={false}>
              {age === null ? name : `${name}, ${age}`}
            </Link>
            {person.verified === 1 ? <VerifiedIcon className={css.iVerified} label={t`Verified`} /> : null}
            {person.vip === 1 ? <CrownFilledIcon className={css.iCrownF} label={t`VIP`} /> : null}
          </h2>
          <Meta>
            {place(person)}
            {clock}
          </Meta>
          {person.languages.length === 0 ? null : <LanguagePair languages={person.languages} />}
        </div>
        {person.words === '' ? null : (
          <p className={`prose ${css.encWords}`} lang={person.language} dir="auto">
            {person.words}
          </p>
        )}
        <SharedFacts person={person} />
        {actions}
      </div>
    </article>
  );
}
