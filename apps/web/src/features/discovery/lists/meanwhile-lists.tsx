import { useLingui } from '@lingui/react/macro';
import { PeopleGrid } from '../../social/people/people-grid.tsx';
import { kindTexts, type PeopleKind } from './people-kinds.ts';
import { type PeopleFilters, usePeople } from './queries.ts';
import { reasonIn, reasonOtherThan, type RenderReason } from './reasons.tsx';
import * as css from './meanwhile-lists.module.css';

/** Cards of each list below an empty one: whole rows of two, three or four. */
const shown = 12;
/** Days of the birthdays below an empty list, today included: four weeks. */
const WEEKS_AHEAD = 28;

/**
 * Below an empty list: who was here today and who has a birthday in the next weeks, as far as there are any. `instead`
 * is the list that is empty.
 */
export function MeanwhileLists({ instead }: { instead?: PeopleKind | 'encounter' }) {
  const { t, i18n } = useLingui();
  const birthdays = instead === 'birthday' ? t`In the next weeks` : i18n._(kindTexts.birthday.title);
  return (
    <div className={css.meanwhile}>
      <Meanwhile kind="recommend" filters={{ active: 1 }} title={t`Active today`} note={whyActive} />
      <Meanwhile kind="birthday" filters={{ days: WEEKS_AHEAD }} title={birthdays} note={reasonIn.birthday} />
    </div>
  );
}

const whyActive = reasonOtherThan('active');

interface MeanwhileProps {
  readonly kind: PeopleKind;
  readonly filters: PeopleFilters;
  readonly title: string;
  readonly note: RenderReason;
}

function Meanwhile({ kind, filters, title, note }: MeanwhileProps) {
  const { items } = usePeople(kind, filters);
  return items.length === 0 ? null : (
    <section>
      <h2 className={css.title}>{title}</h2>
      <PeopleGrid people={items.slice(0, shown)} label={title} note={note} />
    </section>
  );
}
