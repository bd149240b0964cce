import { Trans } from '@lingui/react/macro';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import { afterFirstPage } from '../../platform/loading/first-page.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import type { Composer } from './compose/composer.tsx';
import { PostsLeft } from './compose/posts-left.tsx';
import * as css from './compose/composer.module.css';
import * as textInputCss from '@peonia/ui/text-input/text-input.module.css';

type Props = ComponentProps<typeof Composer>;

const composerPart = lazyPart(
  async () => ({ default: (await import('./compose/composer.tsx')).Composer }),
  'media',
  'feed.compose',
);
const Program = lazy(async () => {
  await afterFirstPage();
  return composerPart.load();
});

/** The composer. Its code, with the uploader, loads after the first page; a placeholder keeps its space. */
export function LazyComposer(props: Props) {
  return (
    <Suspense fallback={<Coming me={props.me} />}>
      <Program {...props} />
    </Suspense>
  );
}

function Coming({ me }: Pick<Props, 'me'>) {
  return (
    <Card
      as="div"
      edge
      className={`${css.composer} ${css.isComing} ${css.isOneRow}`}
      data-composer="coming"
      aria-hidden="true"
    >
      <div className={css.composerWords}>
        <Avatar name={me.name} src={me.avatar ?? undefined} eager />
        <span className={`${css.input} ${textInputCss.input} muted`}>
          <Trans>What is on your mind?</Trans>
        </span>
      </div>
      <div className={css.composerTools}>
        <span className={css.composerLeft}>
          <PostsLeft quota={null} />
        </span>
      </div>
    </Card>
  );
}
