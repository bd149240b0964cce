import type { SearchHit } from '@peonia/contract/staff/staff-search.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { hitHref } from './hit-href.ts';
import * as css from './search.module.css';

interface HitLinkProps {
  readonly hit: SearchHit;
  readonly onChoose: () => void;
  /** Moves the focus with the arrow keys. */
  readonly onStep: (event: KeyboardEvent) => void;
}

/** A result, with the way to its page where it has one. */
export function HitLink({ hit, onChoose, onStep }: HitLinkProps) {
  const { language } = useLanguage();
  const { id, text, at } = hit;
  const href = hitHref(hit);
  const words = (
    <>
      <b>{text === '' ? id : text}</b>
      <span className="small muted">
        {id} · {formatDate(language, new Date(at), 'medium')}
      </span>
    </>
  );
  if (href === null) return <span className={css.hit}>{words}</span>;
  return (
    <Link href={href} className={css.hit} onClick={onChoose} onKeyDown={onStep}>
      {words}
    </Link>
  );
}
