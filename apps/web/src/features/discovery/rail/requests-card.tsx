import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import * as css from './rail.module.css';

/** Friend requests that wait for an answer. */
export function RequestsCard({ count }: { count: number }) {
  return (
    <Card edge className={css.card} aria-labelledby="rail-requests">
      <CardHead id="rail-requests" title={<Trans>Friend requests</Trans>} />
      <p className="small muted">
        <Plural
          value={count}
          one="# person would like to be your friend."
          other="# people would like to be your friends."
        />
      </p>
      <Button variant="soft" size="sm" href="/user/request">
        <Trans>See requests</Trans>
      </Button>
    </Card>
  );
}
