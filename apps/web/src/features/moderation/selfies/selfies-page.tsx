import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SelfieItem, undoSelfie } from '@peonia/contract/moderation/selfie-review.ts';
import type { SelfieReason } from '@peonia/contract/verification.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { call } from '../../../platform/api/call.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { signTexts } from '../../verification/verification-texts.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { DownloadList } from '../staff-queue/download-list.tsx';
import { StaffQueue } from '../staff-queue/staff-queue.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import { useUndo } from '../undo/use-undo.ts';
import { SelfieCase } from './selfie-case.tsx';
import { selfiesKey, useDecideSelfie, useSelfieQueue } from './selfie-queue.ts';
import * as css from '../staff.module.css';

/** Queue of selfies, each beside the main photo. */
export default function SelfiesPage() {
  return (
    <StaffFrame current="/staff/selfies">
      <Selfies />
    </StaffFrame>
  );
}

function Selfies() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { waiting, ...list } = useSelfieQueue();
  const { isBusy, decide } = useDecideSelfie();
  const undo = useUndo(selfiesKey, (id) => call(undoSelfie, { params: { id } }));
  const onDecide = async (one: SelfieItem, reason: SelfieReason | null) => {
    if (!(await decide(one, reason))) return;
    const { name } = one.user;
    toast.show({
      text: reason === null ? t`Verified. The member has the green badge.` : t`Refused. The member is notified why.`,
    });
    undo.note({ id: one.id, text: reason === null ? t`Verified: ${name}` : t`Refused: ${name}` });
  };
  const renderCase = (item: SelfieItem | undefined) =>
    item === undefined ? null : (
      <SelfieCase item={item} isBusy={isBusy} onDecide={(reason) => void onDecide(item, reason)} />
    );
  return (
    <div className={css.staffPage}>
      <PageHead
        actions={<DownloadList name="selfies" show="waiting" />}
        title={<Trans>Selfie checks</Trans>}
        text={<Plural value={waiting} one="# selfie waits for a decision." other="# selfies wait for a decision." />}
      />
      <UndoBar {...undo} />
      <StaffQueue
        key={undo.reopened}
        shortcuts={{ u: () => void undo.undo() }}
        label={t`Queue`}
        list={list}
        renderRow={({ user, sign, refused, waiting_since }) => ({
          title: user.name,
          text: i18n._(signTexts[sign]),
          facts: refused === 0 ? undefined : <Trans>Not accepted before: {refused}</Trans>,
          avatar: { name: user.name, src: user.avatar },
          since: waiting_since,
        })}
        empty={
          <EmptyState
            level={2}
            icon={<CircleCheckIcon />}
            title={<Trans>Nothing is waiting</Trans>}
            text={<Trans>New selfies appear here when members verify themselves.</Trans>}
          />
        }
        renderCase={(id) => renderCase(list.items.find((item) => item.id === id))}
        initialId={undo.reopened ?? undefined}
        advances
      />
    </div>
  );
}
