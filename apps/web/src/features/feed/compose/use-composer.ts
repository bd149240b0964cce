import { useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useRef, useState } from 'react';
import { useDraftText } from '../../../platform/store/use-draft-text.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import { isEmpty, publishPost } from './publish-post.ts';
import { useDraftFiles } from './use-draft-files.ts';
import { type Audience, limitAudience, widestAudience } from './widest-audience.ts';

/** Minimum interval between two submissions. Source: specification section 4, "posting flag". */
const REPEAT_GUARD_MS = 3_000;
const DEFAULT_PRICE = 10;

/** State of the composer. Text and files survive reloads. */
export function useComposer(me: Account, onPublished: (post: FeedPost) => void) {
  const { t } = useLingui();
  const toast = useToast();
  const showRefusal = useShowRefusal();
  const [text, setText] = useDraftText(`feed:${me.id}`);
  const uploads = useDraftFiles(`feed-files:${me.id}`);
  const [price, setPrice] = useState<number | null>(null);
  const [chosen, setAudience] = useState<Audience | null>(null);
  const [isPosting, setPosting] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const widest = widestAudience(me.privacy.visibility);
  const visible = limitAudience(chosen, widest);
  const hasFailed = uploads.entries.some(({ state }) => state === 'failed');

  // Paid files are reviewed first, so they must be transcoded.
  const isPreparing = price !== null && uploads.uploaded.some(({ state }) => state === 'working');

  const publish = async () => {
    const draft = { content: text, upload_ids: uploads.uploaded.map(({ id }) => id), visible, amount: price };
    if (isEmpty(draft) || uploads.isBusy || hasFailed || isPreparing) return;
    if (performance.now() - pressedAt.current < REPEAT_GUARD_MS) return;
    pressedAt.current = performance.now();
    setPosting(true);
    try {
      const post = await publishPost(draft);
      setText('');
      setPrice(null);
      onPublished(post);
      toast.show({ text: t`Your post is published` });
    } catch (error) {
      showRefusal(error);
    }
    // A failed submission drops the files and keeps the text. Source: specification section 8.
    uploads.clear();
    setPosting(false);
  };
  return {
    text,
    setText,
    uploads,
    hasFailed,
    isPreparing,
    price,
    setPrice,
    toggleSecret: () => setPrice(price === null ? DEFAULT_PRICE : null),
    widest,
    visible,
    setAudience,
    isPosting,
    publish: () => void publish(),
  };
}

export type Composing = ReturnType<typeof useComposer>;
