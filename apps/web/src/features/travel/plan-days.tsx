import { Trans } from '@lingui/react/macro';
import type { TravelDay } from '@peonia/contract/travel/travel.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { saveCalendar } from './calendar-file.ts';
import * as css from './travel.module.css';

/** The plan day by day, with a file for the calendar. */
export function PlanDays({ id, days }: { id: number; days: readonly TravelDay[] }) {
  return (
    <Card edge pad aria-labelledby="travel-days">
      <CardHead
        id="travel-days"
        className={css.daysHead}
        title={<Trans>Day by day</Trans>}
        action={
          <Button variant="line" size="sm" icon={<DownloadIcon />} onClick={() => saveCalendar(days, id)}>
            <Trans>Save to calendar</Trans>
          </Button>
        }
      />
      <DayList days={days} />
    </Card>
  );
}

export function DayList({ days }: { days: readonly TravelDay[] }) {
  const { language } = useLanguage();
  return (
    <ol className={css.days}>
      {days.map(({ day, title, details }) => (
        <li key={`${day} ${title}`}>
          <time dateTime={day} className="small muted tabular">
            {formatDate(language, new Date(`${day}T00:00:00Z`), 'medium', 'UTC')}
          </time>
          <span className={css.grow}>
            <b dir="auto">{title}</b>
            {details === '' ? null : (
              <span className={`small muted ${css.words}`} dir="auto">
                {details}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
