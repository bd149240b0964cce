import { useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NetworkError } from '../../../platform/api/call.ts';
import { ApiError } from '../../../platform/api/problem.ts';
import { onConnected } from '../../../platform/realtime/live.ts';
import { useDraftText } from '../../../platform/store/use-draft-text.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import {
  type Draft,
  isEmpty,
  isSameDraft,
  publishPost,
  readUnsentPost,
  storeUnsentPost,
  type UnsentPost,
} from './publish-post.ts';
import { useDraftFiles } from './use-draft-files.ts';
import { useSharedContent } from './use-shared-content.ts';
import { type Audience, limitAudience, widestAudience } from './widest-audience.ts';

/** Minimum interval between two submissions. Source: specification section 4, "posting flag". */
const REPEAT_GUARD_MS = 3_000;
const DEFAULT_PRICE = 10;
/** Pauses before a post without a reply is sent again by itself. */
const RETRY_PAUSES_MS = [5_000, 20_000] as const;

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
  const [losses, setLosses] = useState(0);
  const [unsent, setUnsent] = useState(() => readUnsentPost(me.id));
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  /** A post at which the server failed: it may be stored. */
  const failed = useRef<UnsentPost | null>(null);
  const widest = widestAudience(me.privacy.visibility);
  const visible = limitAudience(chosen, widest);
  useSharedContent(unsent === null, (shared) => {
    setText([text, shared.text].filter((part) => part !== '').join('\n'));
    if (shared.files.length > 0) uploads.add(shared.files);
  });
  const hasFailed = uploads.entries.some(({ state }) => state === 'failed');

  // Paid files are reviewed first, so they must be transcoded.
  const isPreparing = price !== null && uploads.uploaded.some(({ state }) => state === 'working');

  const publish = async () => {
    const draft = { content: text, upload_ids: uploads.uploaded.map(({ id }) => id), visible, amount: price };
    if (isEmpty(draft) || uploads.isBusy || hasFailed || isPreparing) return;
    if (performance.now() - pressedAt.current < REPEAT_GUARD_MS) return;
    pressedAt.current = performance.now();
    await send({ ...draft, client_id: clientIdOf(draft) });
  };

  /** The same post keeps its id after the server has failed at it. */
  function clientIdOf(draft: Draft): string {
    const before = failed.current;
    return before !== null && isSameDraft(before, draft) ? before.client_id : crypto.randomUUID();
  }

  async function send(post: UnsentPost) {
    setPosting(true);
    keepUnsent(post);
    try {
      const published = await publishPost(post);
      keepUnsent(null);
      failed.current = null;
      setLosses(0);
      setText('');
      setPrice(null);
      uploads.clear();
      onPublished(published);
      toast.show({ text: t`Your post is published` });
    } catch (error) {
      // Without a reply the post may exist: it waits with its files and its client id.
      if (error instanceof NetworkError) setLosses((before) => before + 1);
      else {
        failed.current = error instanceof ApiError && error.status >= 500 ? post : null;
        dropRefused(error);
      }
    }
    setPosting(false);
  }

  function keepUnsent(post: UnsentPost | null) {
    storeUnsentPost(me.id, post);
    setUnsent(post);
  }

  /** A refused post drops the files and keeps the text. Source: specification section 8. */
  function dropRefused(error: unknown) {
    const files = uploads.uploaded;
    keepUnsent(null);
    uploads.clear();
    showRefusal(error);
    if (files.length > 0)
      toast.show({
        tone: 'bad',
        lasts: 12_000,
        text: t`The files were removed from your post.`,
        action: { label: t`Bring them back`, onPress: () => uploads.restore(files) },
      });
  }

  const retry = useEffectEvent(() => {
    if (unsent !== null && !isPosting) void send(unsent);
  });
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    // A server that was away is no change of the browser's network.
    const stop = onConnected(again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, []);
  const isWaiting = unsent !== null && !isPosting;
  useEffect(() => {
    const pause = RETRY_PAUSES_MS[losses];
    if (!isWaiting || pause === undefined) return;
    // Only the reply may be lost, while network and server are there.
    const timer = setTimeout(() => retry(), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, losses]);
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
    /** The post waits for the network; it is neither confirmed nor discarded. */
    isWaiting,
    isLocked: unsent !== null,
    retry: () => unsent !== null && void send(unsent),
    discard: () => {
      keepUnsent(null);
      setText('');
      uploads.clear();
    },
    publish: () => void publish(),
  };
}

export type Composing = ReturnType<typeof useComposer>;
