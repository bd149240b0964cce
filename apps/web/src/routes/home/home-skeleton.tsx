import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading, Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { GoldChip } from '../../features/shell/header/gold-chip.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import * as css from './home.module.css';

/** Home before a member's news are there. */
export function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={<Trans>News</Trans>} onlyMobile actions={<GoldChip className="phone-only" />} />
      <div className={css.home}>
        <div className={css.homeMain}>
          <Card as="div" edge className={css.homeComposer} aria-hidden="true">
            <Skeleton shape="avatar" />
            <Skeleton />
          </Card>
          <Loading label={t`Loading`} shape="card" count={3} className={css.homeMain} />
        </div>
      </div>
    </>
  );
}
