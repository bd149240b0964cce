import type { Thread } from '@peonia/contract/chat/chat.ts';
import { useStoredDraft } from '../../features/chat/drafts/draft-store.ts';
import { ThreadSummary } from '../../features/chat/threads/thread-summary.tsx';
import { LivingRail } from '../../features/discovery/rail/living-rail.tsx';

/** The rail of home. Its conversations read as in the list of conversations. */
export function HomeRail() {
  return <LivingRail Preview={RailPreview} />;
}

function RailPreview({ thread }: { readonly thread: Thread }) {
  return <ThreadSummary thread={thread} draft={useStoredDraft(thread.user_id, thread.draft)} isTyping={false} />;
}
