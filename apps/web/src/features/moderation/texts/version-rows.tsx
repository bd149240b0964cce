import { useLingui } from '@lingui/react/macro';
import { formatList } from '@peonia/i18n/format.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { type Paged, ShowMore } from '../../../platform/paged-list.tsx';
import * as css from './version-rows.module.css';

interface VersionRow {
  readonly state: string;
  /** Names of what it changed. */
  readonly changes: readonly string[];
  /** Who made it, and when. */
  readonly origin: string;
  readonly mark?: ReactNode;
  readonly note: string;
  readonly acts: ReactNode;
}

interface VersionRowsProps<Version> {
  readonly list: Omit<Paged, 'items'> & { readonly items: readonly Version[] };
  readonly renderRow: (version: Version) => VersionRow;
}

/** Versions of what staff write, newest first: what each changed, by whom, and what can be done with it. */
export function VersionRows<Version extends { readonly id: number }>({ list, renderRow }: VersionRowsProps<Version>) {
  const { t } = useLingui();
  if (list.isPending) return <Loading label={t`Loading`} shape="text" />;
  if (list.error !== null) return <ListError error={list.error} onRetry={list.reload} isCompact />;
  return (
    <>
      <ol className={css.versions} aria-label={t`Versions`}>
        {list.items.map((version) => (
          <Row key={version.id} id={version.id} {...renderRow(version)} />
        ))}
      </ol>
      <ShowMore list={list} />
    </>
  );
}

function Row({ id, state, changes, origin, mark, note, acts }: VersionRow & { readonly id: number }) {
  const changed = formatList(useLanguage().language, changes);
  return (
    <li>
      <span className={css.version}>
        <b className="small">{`${id} · ${state}${changed === '' ? '' : `: ${changed}`}`}</b>
        <span className="tiny muted">{origin}</span>
        {mark}
        {note === '' ? null : <span className="small">{note}</span>}
      </span>
      <span className={css.acts}>{acts}</span>
    </li>
  );
}
