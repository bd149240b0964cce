import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { activateLanguage, useLanguage } from '../../../platform/language/language.tsx';
import { useLiveFromStart } from '../../../platform/realtime/live.ts';
import { dropWordsTo } from './drop-words-to.ts';

/** Messages that are on their way when the member goes are refused first. */
const SETTLE_MS = 2_000;

/** Says so when a member is gone to whom there were words. Mounted once. */
export function GoneMemberHost() {
  const toast = useToast();
  const { language } = useLanguage();
  const tell = async (userId: number) => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (!dropWordsTo(userId)) return;
    const [{ GoneMemberText }] = await Promise.all([
      import('./gone-member-text.tsx'),
      activateLanguage(language, ['chat.outbox']),
    ]);
    toast.show({ tone: 'bad', lasts: 8_000, text: <GoneMemberText /> });
  };
  useLiveFromStart('member.gone', ({ user_id }) => void tell(user_id).catch(() => {}));
  return null;
}
