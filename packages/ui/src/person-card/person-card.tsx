import type { ReactNode } from 'react';
import { initials } from '../avatar/initials.ts';
import { Card } from '../card/card.tsx';
import { classNames } from '../class-names.ts';
import { CrownFilledIcon } from '../icons/crown-filled.tsx';
import { NameLine } from '../name-line/name-line.tsx';
import { Photo } from '../photo/photo.tsx';
import * as css from './person-card.module.css';

type PersonCardProps = {
  name: string;
  /** URL of the profile; the whole card links there, footer controls excepted. Without it the card is a preview. */
  href?: string | undefined;
  age?: number | undefined;
  lang?: string | undefined;
  photo?: string | undefined;
  photoSet?: string | undefined;
  /** The `sizes` attribute of the photo. */
  photoSizes?: string | undefined;
  eager?: boolean;
  /** Text of the presence pill, shown only if set: "Online". */
  online?: string | false | undefined;
  verified?: string | false | undefined;
  crown?: string | false | undefined;
  /** A `Meta`: place, local time, last seen. */
  meta?: ReactNode;
  /** A `LanguagePairPill`. */
  pair?: ReactNode;
  /** Buttons: the first one grows. */
  footer?: ReactNode;
  className?: string;
};

/** A person as a card: photo, name, local time and languages. */
export function PersonCard(props: PersonCardProps) {
  const {
    name,
    href,
    age,
    lang,
    photo,
    photoSet,
    photoSizes,
    eager = false,
    online,
    verified,
    crown,
    meta,
    pair,
    footer,
  } = props;
  return (
    <Card as="article" className={classNames(css.personCard, props.className)}>
      <span className={css.picture}>
        {/* Decorative: the name below identifies the person. */}
        <Photo
          src={photo}
          srcSet={photoSet}
          sizes={photoSizes}
          alt=""
          ratio="person"
          eager={eager}
          fallback={<span className={css.pcardIn}>{initials(name)}</span>}
        />
        {online ? <span className={css.online}>{online}</span> : null}
        {crown ? (
          <span className={css.vipCrown} title={crown}>
            <CrownFilledIcon label={crown} />
          </span>
        ) : null}
      </span>
      <div className={css.body}>
        <div>
          <NameLine name={name} age={age} lang={lang} verified={verified} href={href} className={css.cardName} />
          {meta}
        </div>
        {pair ? <span>{pair}</span> : null}
        {footer ? <div className={css.foot}>{footer}</div> : null}
      </div>
    </Card>
  );
}
