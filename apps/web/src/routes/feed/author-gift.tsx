import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useGiftPicker } from '../../features/gifts/use-gift-picker.tsx';
import * as css from './author-gift.module.css';

/** The same for all posts, so that a post is rendered again only where it has changed. */
export const renderAuthorGift = (author: MemberCard) => <AuthorGift author={author} />;

/** Sends a gift to the author of a post. */
function AuthorGift({ author }: { author: MemberCard }) {
  const { t } = useLingui();
  const { open, isLoading, picker } = useGiftPicker(author);
  return (
    <>
      <button
        type="button"
        className={css.act}
        aria-label={t`Send a gift`}
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        {isLoading ? <Spinner /> : <GiftIcon />}
        <span className="desktop-only">{t`Send a gift`}</span>
      </button>
      {picker}
    </>
  );
}
