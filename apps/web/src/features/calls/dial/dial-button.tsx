import { Trans, useLingui } from '@lingui/react/macro';
import type { CallKind, CallTerms } from '@peonia/contract/calls.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { RotateCwIcon } from '@peonia/ui/icons/rotate-cw.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { ApiError } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { openRecharge } from '../../payments/open-payment.ts';

interface DialButtonProps {
  readonly kind: CallKind;
  readonly terms: CallTerms | undefined;
  readonly direct: boolean;
  /** Refusal or failure of the terms. */
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onDial: () => void;
  readonly onReload: () => void;
}

/** Starts the call. Where the balance is too low for the first minute it opens the recharge dialog. */
export function DialButton({ kind, terms, direct, error, isBusy, onDial, onReload }: DialButtonProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const balance = useMe()?.balance ?? 0;
  // A refusal stays one when it is asked for again; its reason is shown.
  if (error instanceof ApiError && error.status < 500) return null;
  if (error !== null)
    return (
      <Button size="lg" variant="line" icon={<RotateCwIcon />} onClick={onReload}>
        <Trans>Try again</Trans>
      </Button>
    );
  if (terms !== undefined && !terms.enough[kind]) {
    const missing = Math.max(0.01, Math.round((terms.price[kind] - balance) * 100) / 100);
    const short = formatGold(language, Math.round(missing * 100));
    return (
      <Button size="lg" variant="gold" icon={<PlusIcon />} onClick={() => openRecharge({ missing })}>
        <Trans>Add gold: {short} missing</Trans>
      </Button>
    );
  }
  // Without a relay two friends can still agree to connect directly.
  const isPossible = terms !== undefined && (terms.has_relay || (terms.can_be_direct && direct));
  return (
    <>
      {terms === undefined || isPossible ? null : (
        <p className="small">
          {terms.can_be_direct ? (
            <Trans>No relay is available at the moment. To make this call, agree to connect directly.</Trans>
          ) : (
            <Trans>Calls are not available at the moment because there is no relay. You can still write.</Trans>
          )}
        </p>
      )}
      <Button
        size="lg"
        icon={kind === 'video' ? <VideoIcon /> : <PhoneIcon />}
        disabled={!isPossible}
        busy={isBusy}
        busyLabel={t`Calling`}
        onClick={onDial}
      >
        {kind === 'video' ? <Trans>Start the video call</Trans> : <Trans>Start the voice call</Trans>}
      </Button>
    </>
  );
}
