import { Trans } from '@lingui/react/macro';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CompassIcon } from '@peonia/ui/icons/compass.tsx';
import { LogInIcon } from '@peonia/ui/icons/log-in.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, isRefusal, NetworkError } from '../../platform/api/problem.ts';
import { reportError } from '../../platform/errors/report-error.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { ProgramFileError } from '../../platform/loading/program-file.ts';
import { useLocation, useNavigate, useRevalidator } from '../../platform/router/hooks.ts';
import { PageMissing } from '../../platform/router/outcomes.ts';
import { usePageProblem } from '../../platform/router/page-outlet.tsx';
import { useRouter } from '../../platform/router/router-provider.tsx';
import { requireMember, useSignedIn } from '../../platform/session/session.ts';

/** Loaded where a profile is for friends and VIP members. */
const forFriendsPart = lazyPart(
  async () => (await import('../../features/profiles/view/profile-for-friends.tsx')).ProfileForFriends,
  'profiles',
);

/** Shown instead of a missing or failed page: reason and next step. */
export function ProblemPage() {
  const error = usePageProblem();
  const { revalidate, isLoading } = useRevalidator();
  const router = useRouter();
  const isMissing = error === undefined || error instanceof PageMissing;
  const isForFriends = isRefusal(error, 'profile_for_friends');
  const ProfileForFriends = forFriendsPart.use(isForFriends);
  useEffect(() => {
    if (isMissing || error instanceof NetworkError || error instanceof ApiError) return;
    console.error(error);
    reportError(error);
  }, [error, isMissing]);

  const openAgain = async () => {
    await revalidate();
    // A newer release has other files, which its documents name.
    if (router.shown.problem instanceof ProgramFileError && navigator.onLine) location.reload();
  };
  const openOnceOnline = useEffectEvent(() => void openAgain());
  const isUnreachable = error instanceof NetworkError;
  useEffect(() => {
    if (!isUnreachable) return;
    addEventListener('online', openOnceOnline);
    return () => removeEventListener('online', openOnceOnline);
  }, [isUnreachable]);

  if (isMissing) return <MissingPage />;
  if (isForFriends) return ProfileForFriends === null ? null : <ProfileForFriends problem={error} />;
  const again = (
    <Button busy={isLoading} onClick={() => void openAgain()}>
      <Trans>Try again</Trans>
    </Button>
  );
  if (isUnreachable) {
    return (
      <EmptyState
        level={1}
        icon={<WifiOffIcon />}
        title={<Trans>Oops, Network is unreachable</Trans>}
        text={<Trans>Check your connection and try again.</Trans>}
        action={again}
      />
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<TriangleAlertIcon />}
      title={<Trans>This page could not be shown</Trans>}
      text={
        error instanceof ApiError ? (
          error.message
        ) : (
          <Trans>Something went wrong on our side. Please try again; nothing you typed is lost.</Trans>
        )
      }
      action={again}
    />
  );
}

function MissingPage() {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isGuest = !useSignedIn();
  const isMembers = /^\/(?:profile|timeline|photo)\/\d+$/.test(languageFromPath(pathname).rest);
  // Does not reveal whether a member exists: guests see this for every non-public profile.
  if (isGuest && isMembers) {
    return (
      <EmptyState
        level={1}
        icon={<CompassIcon />}
        title={<Trans>You cannot see this profile</Trans>}
        text={
          <Trans>User does not exist or is hidden, or shows the profile to members only. Log in and look again.</Trans>
        }
        action={
          <Button icon={<LogInIcon />} onClick={() => requireMember(() => void revalidate())}>
            <Trans>Log in</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      level={1}
      icon={<CompassIcon />}
      title={<Trans>Page not found</Trans>}
      text={
        isMembers ? (
          <Trans>User does not exist or is hidden, or the page was not found.</Trans>
        ) : (
          <Trans>The address is wrong, or the page is gone.</Trans>
        )
      }
      action={
        <div className="row wrap">
          <Button href="/home">
            <Trans>Go home</Trans>
          </Button>
          <Button variant="line" href="/user/search">
            <Trans>Search</Trans>
          </Button>
          <Button variant="ghost" onClick={() => void navigate(-1)}>
            <Trans>Back</Trans>
          </Button>
        </div>
      }
    />
  );
}
