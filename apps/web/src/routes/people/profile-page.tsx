import type { Profile } from '@peonia/contract/profiles.ts';
import { PhotoStrip } from '../../features/album/public.ts';
import { ProfileCallButton, useCallEntries } from '../../features/calls/public.ts';
import { ContactCard } from '../../features/contacts/public.ts';
import { PostStrip } from '../../features/feed/public.ts';
import { GiftButton, ReceivedGifts } from '../../features/gifts/public.ts';
import { MessageButton } from '../../features/profiles/view/message-button.tsx';
import { ProfileView } from '../../features/profiles/view/profile-view.tsx';
import { AnswersCard, MissingFieldsCard } from '../../features/questions/public.ts';
import { BlockingNote, FriendButton, LikeButton, MemberMenu, SayHiButton } from '../../features/social/public.ts';
import { useRouteData } from '../../platform/use-route-data.ts';

/** A profile with its actions: message, like, say hi, gift. */
export default function ProfilePage() {
  const first = useRouteData<Profile>();
  return (
    <ProfileView
      key={first.user_id}
      first={first}
      renderActions={(profile) =>
        profile.friend === 4 ? (
          <BlockingNote person={profile} />
        ) : (
          <>
            <MessageButton memberId={profile.user_id} />
            <FriendButton person={profile} />
            <SayHiButton person={profile} size="md" variant="line" />
            <LikeButton person={profile} />
            <GiftButton to={profile} variant="fill" />
            <ProfileCallButton user={profile} />
          </>
        )
      }
      renderMenu={(profile) => <ProfileMenu profile={profile} />}
      renderMain={(profile) => (
        <>
          <AnswersCard profile={profile} />
          <PhotoStrip profile={profile} />
          <PostStrip profile={profile} />
        </>
      )}
      renderCards={(profile) => (
        <>
          {profile.contact ? <ContactCard of={profile} /> : null}
          <ReceivedGifts profile={profile} />
          <MissingFieldsCard profile={profile} />
        </>
      )}
    />
  );
}

/** Further actions on a member; calls come first, as the phone bar has no room for them. */
function ProfileMenu({ profile }: { profile: Profile }) {
  return <MemberMenu person={profile} more={useCallEntries(profile)} />;
}
