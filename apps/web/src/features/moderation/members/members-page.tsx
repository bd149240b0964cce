import { Trans } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { type Analysis, analyse } from '@peonia/contract/staff/staff.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { isRefusal, call } from '../../../platform/api/call.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { DownloadList } from '../staff-queue/download-list.tsx';
import { SavedViews } from '../staff-queue/views/saved-views.tsx';
import { showStaffError } from '../staff-session/staff-session-queries.ts';
import { AnalysisDialog } from './analysis-dialog.tsx';
import { MemberSearch } from './member-search.tsx';
import * as css from '../staff.module.css';
import * as memberCss from './members.module.css';

/** Looks up a member by id; requires a reason. */
export default function MembersPage() {
  return (
    <StaffFrame current="/staff/members">
      <div className={css.staffPage}>
        <PageHead
          actions={<DownloadList name="members" show="all" />}
          title={<Trans>Members</Trans>}
          text={
            <Trans>
              Every search and every look is logged. The counts below say how a member uses the product, never the text
              of a message.
            </Trans>
          }
        />
        <SavedViews page="members" />
        <MemberSearch />
        <MemberLookup />
      </div>
    </StaffFrame>
  );
}

function MemberLookup() {
  const [member, setMember] = useState('');
  const [reason, setReason] = useState('');
  const [state, setState] = useState<{ isBusy: boolean; isUnknown: boolean; analysis: Analysis | null }>({
    isBusy: false,
    isUnknown: false,
    analysis: null,
  });
  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    setState({ isBusy: true, isUnknown: false, analysis: null });
    try {
      setState({ isBusy: false, isUnknown: false, analysis: await readAnalysis(Number(member), reason.trim()) });
    } catch (error) {
      const isUnknown = isRefusal(error, 'not_found');
      if (!isUnknown) showStaffError(error);
      setState({ isBusy: false, isUnknown, analysis: null });
    }
  };
  const isWhole = /^[1-9]\d{0,14}$/.test(member.trim()) && isReason(reason);
  return (
    <Card
      pad
      as="form"
      className="stack"
      aria-labelledby="member-counts"
      onSubmit={(event: SubmitEvent) => void look(event)}
    >
      <h2 id="member-counts" className={memberCss.heading}>
        <Trans>Counts of one member</Trans>
      </h2>
      <Field
        label={<Trans>Number of the member</Trans>}
        error={state.isUnknown ? <Trans>There is no such member.</Trans> : undefined}
      >
        <TextInput
          value={member}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setMember(event.target.value)}
        />
      </Field>
      <Field
        label={<Trans>Why do you need access?</Trans>}
        hint={<Trans>A ticket, a complaint, a question of the member: at least five characters.</Trans>}
      >
        <TextInput
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" icon={<SearchIcon />} disabled={!isWhole} busy={state.isBusy}>
          <Trans>Look up</Trans>
        </Button>
      </div>
      <AnalysisDialog analysis={state.analysis} onClose={() => setState({ ...state, analysis: null })} />
    </Card>
  );
}

/** Reads counts and coarse facts about a member. Every call is written to the audit log, so nothing is cached. */
function readAnalysis(userId: number, reason: string): Promise<Analysis> {
  return call(analyse, { body: { user_id: userId, reason } });
}
