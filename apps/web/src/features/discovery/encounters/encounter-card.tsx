import { Trans, useLingui } from '@lingui/react/macro';
import type { EncounterCard as Person } from '@peonia/contract/discovery/encounters.ts';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { HeartFilledIcon } from '@peonia/ui/icons/heart-filled.tsx';
import { VerifiedIcon } from '@peonia/ui/icons/verified.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { usePresence } from '../../../platform/realtime/live.ts';
import { Link } from '../../../platform/router/link.tsx';
import { LanguagePair } from '../../profiles/language-pair.tsx';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { MemberMenu } from '../../social/relationships/member-menu.tsx';
import { CardWords } from './card-words.tsx';
import { EncounterPhotos } from './encounter-photos.tsx';
import { SharedFacts } from './shared-facts.tsx';
import * as css from './encounters.module.css';
import * as cardCss from '@peonia/ui/card/card.module.css';
import * as personCardCss from '@peonia/ui/person-card/person-card.module.css';

interface EncounterCardProps extends Omit<ComponentProps<'article'>, 'children' | 'ref'> {
  readonly person: Person;
  readonly card: RefObject<HTMLElement | null>;
  /** The member's answers to questions, below the biography. */
  readonly answers: ReactNode;
  /** Action buttons, always in view. */
  readonly actions: ReactNode;
}

/** A member of the deck: photos, what both share, biography and answers. */
export function EncounterCard({ person, card, answers, actions, ...handlers }: EncounterCardProps) {
  const { t } = useLingui();
  const place = usePlaceName();
  const clock = useLocalClock(person.time_zone);
  const online = usePresence([person.user_id]).get(person.user_id) ?? person.online;
  const { name, age } = person;
  return (
    <article {...handlers} ref={card} className={`${cardCss.card} ${css.encCard}`} aria-labelledby="encounter-name">
      <EncounterPhotos person={person}>
        {online ? <span className={`${personCardCss.online} ${css.encOnline}`}>{t`Online`}</span> : null}
        <span className={`${css.encWay} ${css.yes}`} aria-hidden="true">
          <HeartFilledIcon />
        </span>
        <span className={`${css.encWay} ${css.pass}`} aria-hidden="true">
          <CloseIcon />
        </span>
        <div className={css.encWho}>
          <h2 id="encounter-name">
            <Link href={`/profile/${person.user_id}`} draggable={false}>
              {age === null ? name : `${name}, ${age}`}
            </Link>
            {person.verified === 1 ? <VerifiedIcon className={css.iVerified} label={t`Verified`} /> : null}
            {person.vip === 1 ? <CrownFilledIcon className={css.iCrownF} label={t`VIP`} /> : null}
          </h2>
          <Meta className={css.encMeta}>
            {place(person)}
            {clock}
          </Meta>
        </div>
      </EncounterPhotos>
      <div className={css.encText}>
        {/* Focusable, so that a keyboard can scroll it. */}
        <div className={css.encRead} tabIndex={0} role="group" aria-label={t`About ${name}`}>
          <div className={css.encTop}>
            {person.languages.length === 0 ? null : <LanguagePair languages={person.languages} />}
            <span className={css.encMore}>
              <Link className="link small" href={`/profile/${person.user_id}`}>
                <Trans>Full profile</Trans>
              </Link>
              <MemberMenu person={person} />
            </span>
          </div>
          <SharedFacts person={person} />
          {person.words === '' ? null : <CardWords person={person} />}
          {answers}
        </div>
        {actions}
      </div>
    </article>
  );
}
