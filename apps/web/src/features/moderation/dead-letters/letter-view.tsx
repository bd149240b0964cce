import { Trans, useLingui } from '@lingui/react/macro';
import type { DeadLetter } from '@peonia/contract/staff/dead-letters.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { RetryOrDiscard } from './retry-or-discard.tsx';
import * as staffCss from '../staff.module.css';
import * as css from './dead-letters.module.css';

/** A dead letter: what failed, why and when. Its content is not shown. */
export function LetterView({ letter }: { letter: DeadLetter }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { id, topic, reason, attempts } = letter;
  const say = (at: string) => {
    const date = new Date(at);
    return <time dateTime={at}>{formatDateTime(language, date, 'short')}</time>;
  };
  return (
    <section aria-label={t`Entry ${id}`}>
      <Card pad as="div" className="stack">
        <h2 className={css.topic}>{topic}</h2>
        <p className={css.reason}>{reason}</p>
        <dl className={staffCss.staffFacts}>
          <div>
            <dt>
              <Trans>Enqueued</Trans>
            </dt>
            <dd>{say(letter.created_at)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Last attempt</Trans>
            </dt>
            <dd>{say(letter.failed_at)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Attempts</Trans>
            </dt>
            <dd className="tabular">{attempts}</dd>
          </div>
        </dl>
        <RetryOrDiscard
          which={{ id }}
          retry={<Trans>Retry</Trans>}
          discard={<Trans context="dead letter">Discard</Trans>}
          label={t`Discard this entry`}
        />
      </Card>
    </section>
  );
}
