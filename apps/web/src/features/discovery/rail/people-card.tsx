import { Trans } from '@lingui/react/macro';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import * as css from './rail.module.css';

interface PeopleCardProps {
  /** Of the title. */
  readonly id: string;
  readonly title: ReactNode;
  /** Address of the whole list; without one the card stands alone. */
  readonly all?: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A card of the rail with a short list of members. */
export function PeopleCard({ id, title, all, note, children }: PeopleCardProps) {
  const action =
    all === undefined ? undefined : (
      <Link className="link" href={all}>
        <Trans>See all</Trans>
      </Link>
    );
  return (
    <Card edge className={css.card} aria-labelledby={id}>
      <CardHead id={id} title={title} {...(action === undefined ? {} : { action })} />
      {note === undefined ? null : <p className="small muted">{note}</p>}
      <ul>{children}</ul>
    </Card>
  );
}
