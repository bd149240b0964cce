import { Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { type ReactNode, useId, useState } from 'react';
import { useRichText } from '../../../platform/rich-text/use-rich-text.ts';
import type { ShownText } from '../../translation/text/shown-text.ts';
import { TextWithRoom } from '../../translation/text/translation-placeholder.tsx';
import { useTranslatedText } from '../../translation/text/use-translated-text.ts';
import { isLong } from './is-long.ts';
import * as css from './post.module.css';

/** Text of a post, translated where available. Long texts start folded. */
export function PostText({ post, isComplete }: { post: FeedPost; isComplete: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const text = writeEmoji(post.content);
  const RichText = useRichText(text);
  const hasLinks = post.own || post.user.friend === 3;
  const original = { text, lang: post.language ?? undefined };
  const Translated = useTranslatedText(
    post.own ? '' : post.content,
    post.language === null ? post.user.languages : [post.language],
  );
  const draw = (shown: ShownText, line: ReactNode) => {
    const canFold = !isComplete && isLong(shown.text);
    return (
      <div className={css.postText}>
        <p id={id} dir="auto" lang={shown.lang} className={classNames(canFold && !isOpen && css.isFolded)}>
          <TextWithRoom room={canFold ? undefined : shown.room}>
            {RichText === null ? (
              writeEmoji(shown.text)
            ) : (
              <RichText text={writeEmoji(shown.text)} hasLinks={hasLinks} tagsAt="/tag/" />
            )}
          </TextWithRoom>
        </p>
        {canFold ? (
          <button
            type="button"
            className={`link ${css.postFold}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <Trans>Show less</Trans> : <Trans>Show full text</Trans>}
          </button>
        ) : null}
        {line}
      </div>
    );
  };
  return Translated === null ? (
    draw(original, null)
  ) : (
    <Translated type="feed" id={post.id} version={post.edited_at} original={original}>
      {draw}
    </Translated>
  );
}
