import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { useAlbumSection } from '../../features/album/grid/queries.ts';
import { PhotoStrip } from '../../features/album/photo-strip.tsx';
import { ProfileCallButton } from '../../features/calls/ask/call-buttons.tsx';
import { useCallEntries } from '../../features/calls/ask/use-call-entries.tsx';
import { ContactCard } from '../../features/contacts/contact-card.tsx';
import { PostStrip } from '../../features/feed/post-strip.tsx';
import { usePosts } from '../../features/feed/state/queries.ts';
import { GiftButton } from '../../features/gifts/gift-button.tsx';
import { ReceivedGifts } from '../../features/gifts/received-gifts.tsx';
import { MessageButton } from '../../features/profiles/view/message-button.tsx';
import { ProfileView } from '../../features/profiles/view/profile-view.tsx';
import { VerifiedCard } from '../../features/profiles/view/verified-card.tsx';
import { AnswersCard } from '../../features/questions/answers/answers-card.tsx';
import { MissingFieldsCard } from '../../features/questions/asks/missing-fields-card.tsx';
import { useAnswers } from '../../features/questions/queries.ts';
import { LikeButton } from '../../features/social/likes/like-button.tsx';
import { BlockingNote } from '../../features/social/relationships/blocking-note.tsx';
import { FriendButton } from '../../features/social/relationships/friend-button.tsx';
import { MemberMenu } from '../../features/social/relationships/member-menu.tsx';
import { SayHiButton } from '../../features/social/say-hi/say-hi-button.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import { useSignedIn } from '../../platform/session/session.ts';

/** A profile with its actions: message, like, say hi, gift. */
export default function ProfilePage() {
  const first = useRouteData<Profile>();
  const isLoading = useIsLoading(first.user_id);
  return (
    <ProfileView
      key={first.user_id}
      first={first}
      isLoading={isLoading}
      renderActions={renderActions}
      renderMenu={renderMenu}
      renderMain={(profile) => (
        <>
          <PhotoStrip profile={profile} />
          <PostStrip profile={profile} />
        </>
      )}
      renderCards={(profile) => (
        <>
          <AnswersCard profile={profile} />
          <VerifiedCard profile={profile} />
          {profile.contact ? <ContactCard of={profile} /> : null}
          <ReceivedGifts profile={profile} />
          <MissingFieldsCard profile={profile} />
        </>
      )}
    />
  );
}

const renderActions = (profile: Profile) =>
  profile.friend === 4 ? (
    <BlockingNote person={profile} />
  ) : (
    <>
      <MessageButton memberId={profile.user_id} />
      <FriendButton person={profile} />
      {profile.messaged ? null : <SayHiButton person={profile} size="md" variant="line" />}
      <LikeButton person={profile} />
      <GiftButton to={profile} variant="fill" />
      <ProfileCallButton user={profile} />
    </>
  );

const renderMenu = (profile: Profile) => <ProfileMenu profile={profile} />;

/** Lists that stand above others load together. Guests get the page without them from the server. */
function useIsLoading(memberId: number): boolean {
  const isMember = useSignedIn();
  const lists = [useAnswers(memberId), useAlbumSection(memberId, 'public'), usePosts(memberId)];
  return isMember && lists.some(({ isPending }) => isPending);
}

/** Further actions on a member; calls come first, as the phone bar has no room for them. */
function ProfileMenu({ profile }: { profile: Profile }) {
  return <MemberMenu person={profile} more={useCallEntries(profile)} />;
}
