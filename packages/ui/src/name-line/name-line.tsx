import { use } from 'react';
import { classNames } from '../class-names.ts';
import { CrownFilledIcon } from '../icons/crown-filled.tsx';
import { VerifiedIcon } from '../icons/verified.tsx';
import { LinkContext } from '../link.tsx';
import { truncateName } from './truncate-name.ts';
import * as css from './name-line.module.css';

type NameLineProps = {
  name: string;
  age?: number | undefined;
  /** Accessible name of the verified badge, shown only if set: "Verified". */
  verified?: string | false | undefined;
  /** The same for the gold crown: "VIP". */
  crown?: string | false | undefined;
  href?: string | undefined;
  /** Language of the name if it differs from the page. */
  lang?: string | undefined;
  className?: string;
};

/** Name, age, verified badge, crown. Long names are truncated, the age never. */
export function NameLine({ name, age, verified, crown, href, lang, className }: NameLineProps) {
  const Link = use(LinkContext);
  const Box = href ? Link : 'span';
  const shown = truncateName(name);
  return (
    <span className={classNames(css.name, className)}>
      <Box className={css.nameIn} href={href}>
        <span className="truncate" lang={lang} title={shown === name ? undefined : name}>
          {shown}
        </span>
        {age === undefined ? null : <span className={css.age}>, {age}</span>}
      </Box>
      {verified ? <VerifiedIcon className={css.verified} label={verified} /> : null}
      {crown ? <CrownFilledIcon className={css.crown} label={crown} /> : null}
    </span>
  );
}
