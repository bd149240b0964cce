import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { openPrize } from '../../../platform/prompts/prize-request.ts';
import * as css from './rail.module.css';

/** Says that the reader can spin the prize wheel today, and opens it. */
export function WheelCard() {
  return (
    <Card edge className={css.card} aria-labelledby="rail-wheel">
      <div className={css.spin}>
        <span className={css.wheel} aria-hidden="true" />
        <div className={css.grow}>
          <CardHead id="rail-wheel" title={<Trans>Your spin is ready</Trans>} />
          <p className="small muted">
            <Trans>One free spin a day.</Trans>
          </p>
        </div>
      </div>
      <Button variant="soft" size="sm" block onClick={openPrize}>
        <Trans>Spin the wheel</Trans>
      </Button>
    </Card>
  );
}
