import type { FeedPost } from '@peonia/contract/feed.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import type { ReactNode } from 'react';
import type { ShownText } from '../translation/text/shown-text.ts';
import { TextWithRoom } from '../translation/text/translation-placeholder.tsx';
import { useTranslatedText } from '../translation/text/use-translated-text.ts';
import * as css from './post-strip.module.css';

type Written = Pick<FeedPost, 'id' | 'content' | 'language' | 'own' | 'edited_at'> & {
  readonly user: Pick<FeedPost['user'], 'languages'>;
};

/** Words of a post on a profile, translated like the post itself. */
export function StripPost({ post: { id, content, language, own, edited_at, user } }: { post: Written }) {
  const original = { text: writeEmoji(content), lang: language ?? undefined };
  const Translated = useTranslatedText(own ? '' : content, language === null ? user.languages : [language]);
  const draw = (shown: ShownText, line: ReactNode) => (
    <>
      <p className={css.words} dir="auto" lang={shown.lang}>
        <TextWithRoom room={shown.room}>{writeEmoji(shown.text)}</TextWithRoom>
      </p>
      {line}
    </>
  );
  return Translated === null ? (
    draw(original, null)
  ) : (
    <Translated type="feed" id={id} version={edited_at} original={original}>
      {draw}
    </Translated>
  );
}
