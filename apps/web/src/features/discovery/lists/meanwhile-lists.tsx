import { useLingui } from '@lingui/react/macro';
import { PeopleGrid } from '../../social/people/people-grid.tsx';
import { kindTexts, type PeopleKind } from './people-kinds.ts';
import { type PeopleFilters, usePeople } from './queries.ts';
import { reasonsOf } from './reasons.tsx';
import * as css from './meanwhile-lists.module.css';

/** Cards of each list below an empty one: whole rows of two, three or four. */
const shown = 12;
/** Days of the birthdays below an empty list, today included: four weeks. */
const WEEKS_AHEAD = 28;

/**
 * Below an empty list: who was here today and who has a birthday in the next weeks, as far as there are any. `instead`
 * is the list that is empty.
 */
export function MeanwhileLists({ instead }: { instead?: PeopleKind }) {
  const { t, i18n } = useLingui();
  const birthdays = instead === 'birthday' ? t`In the next weeks` : i18n._(kindTexts.birthday.title);
  return (
    <div className={css.meanwhile}>
      <Meanwhile kind="recommend" filters={{ active: 1 }} title={t`Active today`} />
      <Meanwhile kind="birthday" filters={{ days: WEEKS_AHEAD }} title={birthdays} />
    </div>
  );
}

function Meanwhile({ kind, filters, title }: { kind: PeopleKind; filters: PeopleFilters; title: string }) {
  const { items } = usePeople(kind, filters);
  return items.length === 0 ? null : (
    <section>
      <h2 className={css.title}>{title}</h2>
      <PeopleGrid people={items.slice(0, shown)} label={title} note={reasonsOf} />
    </section>
  );
}
