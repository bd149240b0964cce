import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { Loading, Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import * as css from './chat-skeleton.module.css';

/** The list of chats before it is there; phones show the head of an open conversation in its place. */
export function ChatSkeleton({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <div className={classNames(css.chat, isOpen && css.isOpen)}>
      <div className={css.list}>
        <PageHead className={css.title} title={<Trans>Chats</Trans>} />
        <Loading label={t`Loading`} shape="row" count={8} className={css.rows} />
      </div>
      {isOpen ? (
        <div className={css.conversation}>
          <div className={css.head}>
            <IconButton className="phone-only" href="/chats" label={t`Back to chats`} icon={<ChevronLeftIcon />} />
            <Skeleton shape="avatar" />
            <span className={css.name}>
              <Skeleton shape="title" />
            </span>
          </div>
        </div>
      ) : null}
    </div>
  );
}
