import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { RetryOrDiscard } from './retry-or-discard.tsx';
import * as css from './dead-letters.module.css';

/** Retries or discards all dead letters of a topic, after the number of them. */
export function TopicActs({ topic, count }: { topic: string; count: number }) {
  const { t } = useLingui();
  return (
    <Card pad as="section" className={`stack ${css.topicActs}`} aria-label={t`All of ${topic}`}>
      <p>
        <b className={css.topic}>{topic}</b>
        <span className={`tiny ${css.count}`}>
          <Plural value={count} one="# entry" other="# entries" />
        </span>
      </p>
      <RetryOrDiscard
        which={{ topic }}
        retry={<Trans>Retry all</Trans>}
        discard={<Trans>Discard all</Trans>}
        label={t`Discard all of ${topic}`}
      />
    </Card>
  );
}
