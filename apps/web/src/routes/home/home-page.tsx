import { Trans } from '@lingui/react/macro';
import { useMedia } from '@peonia/ui/use-media.ts';
import { News } from '../../features/feed/news.tsx';
import { CompletenessCard } from '../../features/profiles/summary/completeness-card.tsx';
import { GoldChip } from '../../features/shell/header/gold-chip.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useMe } from '../../platform/session/session.ts';
import { renderAuthorGift } from '../feed/author-gift.tsx';
import { GuestWelcome } from './guest-welcome.tsx';
import * as css from './home.module.css';

const railPart = lazyPart(async () => (await import('./home-rail.tsx')).HomeRail, 'discovery', 'chat.');

/** Home: news, with the rail of what is going on where there is room for it. */
export default function HomePage() {
  const me = useMe();
  const isWide = useMedia('(min-width: 960px)');
  const Rail = railPart.use(isWide);
  return (
    <>
      <PageHead title={<Trans>News</Trans>} onlyMobile actions={<GoldChip className="phone-only" />} />
      <div className={css.home}>
        <div className={css.homeMain}>
          {me === null ? <GuestWelcome /> : isWide ? null : <CompletenessCard profile={me.profile} />}
          <News renderGift={renderAuthorGift} />
        </div>
        <aside className={css.homeSide}>{Rail === null ? null : <Rail />}</aside>
      </div>
    </>
  );
}
