import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SelfieItem } from '@peonia/contract/moderation/selfie-review.ts';
import type { SelfieReason } from '@peonia/contract/verification.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { SelfieCase } from './selfie-case.tsx';
import { useDecideSelfie, useSelfieQueue } from './selfie-queue.ts';
import * as css from '../staff.module.css';

/** Queue of selfies, one at a time, each beside the main photo. */
export default function SelfiesPage() {
  return (
    <StaffFrame current="/staff/selfies">
      <Selfies />
    </StaffFrame>
  );
}

function Selfies() {
  const { t } = useLingui();
  const toast = useToast();
  const { items, waiting, isPending } = useSelfieQueue();
  const { isBusy, decide } = useDecideSelfie();
  const [item] = items;
  const onDecide = async (one: SelfieItem, reason: SelfieReason | null) => {
    if (await decide(one, reason))
      toast.show({
        text: reason === null ? t`Verified. The member has the green badge.` : t`Refused. The member is notified why.`,
      });
  };
  return (
    <div className={css.staffPage}>
      <PageHead
        title={<Trans>Selfie checks</Trans>}
        text={<Plural value={waiting} one="# selfie waits for a decision." other="# selfies wait for a decision." />}
      />
      {isPending ? (
        <Loading label={t`Loading`} shape="row" count={4} />
      ) : item === undefined ? (
        <EmptyState
          level={2}
          icon={<CircleCheckIcon />}
          title={<Trans>Nothing is waiting</Trans>}
          text={<Trans>New selfies appear here when members verify themselves.</Trans>}
        />
      ) : (
        <SelfieCase key={item.id} item={item} isBusy={isBusy} onDecide={(reason) => void onDecide(item, reason)} />
      )}
    </div>
  );
}
