import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type KeyboardEvent, useState } from 'react';
import { PriceField } from '../../media/price-field.tsx';
import { UploadDropZone } from '../../media/uploads/upload-drop-zone.tsx';
import type { PostsList } from '../state/queries.ts';
import { ComposerFiles } from './composer-files.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { PriceNote } from './price-note.tsx';
import { useComposer } from './use-composer.ts';
import { WaitingPost } from './waiting-post.tsx';
import * as css from './composer.module.css';

/** Form for a new post: text, photos or a video, audience and price. */
export function Composer({
  me,
  quota,
  onPublished,
}: { me: Account; onPublished: (post: FeedPost) => void } & Pick<PostsList, 'quota'>) {
  const { t } = useLingui();
  // On phones one row until the member writes.
  const [isOpen, setOpen] = useState(false);
  const composing = useComposer(me, (post) => {
    setOpen(false);
    onPublished(post);
  });
  const { text, setText, uploads, price, setPrice, publish, isLocked } = composing;
  const isEmpty = text === '' && uploads.entries.length === 0 && price === null && !isLocked;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) publish();
  };
  return (
    <UploadDropZone uploads={uploads}>
      <Card
        as="form"
        edge
        className={classNames(css.composer, isEmpty && !isOpen && css.isOneRow)}
        data-composer=""
        aria-label={t`New post`}
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <div className={css.composerWords}>
          <Avatar name={me.name} src={me.avatar ?? undefined} eager />
          <Textarea
            className={css.input}
            rows={1}
            dir="auto"
            value={text}
            readOnly={isLocked}
            maxLength={limits.post_text_max}
            aria-keyshortcuts="n"
            placeholder={t`What is on your mind?`}
            aria-label={t`Text of your post`}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <ComposerFiles uploads={uploads} />
        {price === null ? null : (
          <div className={css.composerPrice}>
            <PriceField label={<Trans>Price of the photos or the video</Trans>} value={price} onChange={setPrice} />
            <PriceNote />
          </div>
        )}
        {isLocked ? <WaitingPost composing={composing} /> : <ComposerTools composing={composing} quota={quota} />}
      </Card>
    </UploadDropZone>
  );
}
