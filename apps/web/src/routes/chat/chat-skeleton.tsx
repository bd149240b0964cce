import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import * as css from './chat-skeleton.module.css';

/** The list of chats before it is there; phones show an open conversation in its place. */
export function ChatSkeleton({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <div className={classNames(css.chat, isOpen && css.isOpen)}>
      <div className={css.list}>
        <PageHead className={css.title} title={<Trans>Chats</Trans>} />
        <Loading label={t`Loading`} shape="row" count={8} className={css.rows} />
      </div>
    </div>
  );
}
