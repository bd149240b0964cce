import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import * as css from './rail.module.css';

/** The rail when there is nothing else to show: a way to meet people. */
export function QuietCard() {
  return (
    <Card edge className={css.card} aria-labelledby="rail-quiet">
      <CardHead id="rail-quiet" title={<Trans>Meet someone new</Trans>} />
      <p className="small muted">
        <Trans>Nobody is online at the moment. The newest members are a good place to start.</Trans>
      </p>
      <Button variant="soft" size="sm" href="/user/latest">
        <Trans>See the newest members</Trans>
      </Button>
    </Card>
  );
}
