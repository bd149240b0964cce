import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RejectedWebhook } from '@peonia/contract/money/payment-desk.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { Moment } from './payment-events.tsx';
import { useRejectedWebhooks } from './payment-queries.ts';
import * as css from './payments.module.css';

/** Webhooks that nobody could prove to be the provider's, with the reason. */
export function RejectedWebhooksCard() {
  const { t } = useLingui();
  const list = useRejectedWebhooks();
  return (
    <Card pad as="section" className={`stack ${css.rejected}`} aria-label={t`Webhooks that failed verification`}>
      <CardHead title={<Trans>Webhooks that failed verification</Trans>} />
      <p className="small muted">
        <Trans>Nothing of them was applied. Many at once mean a wrong webhook secret, or a forger.</Trans>
      </p>
      {list.pages.length > 0 ? (
        list.items.length === 0 ? (
          <p className="small">
            <Trans>No webhook has failed verification lately.</Trans>
          </p>
        ) : (
          <ul className={css.events}>
            {list.items.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      ) : list.error === null ? (
        <Loading label={t`Loading`} shape="row" count={1} />
      ) : (
        <ListError error={list.error} isCompact onRetry={list.reload} />
      )}
      <ShowMore list={list} size="sm" />
    </Card>
  );
}

function Row({ webhook: { gateway, reason, body, bytes, missed, received_at } }: { webhook: RejectedWebhook }) {
  return (
    <li>
      <details>
        <summary>
          <Moment at={received_at} />
          <span className={css.code}>{gateway}</span>
          <span className={`tiny ${css.wrong}`}>{reason}</span>
        </summary>
        <p className="tiny muted">
          <Plural value={bytes} one="# byte." other="# bytes." />
          <SentenceSpace />
          <Trans>Headers are not stored.</Trans>
          <SentenceSpace />
          {missed === 0 ? null : (
            <Plural value={missed} one="# more before it was not stored." other="# more before it were not stored." />
          )}
        </p>
        <pre className={css.raw}>{body}</pre>
      </details>
    </li>
  );
}
