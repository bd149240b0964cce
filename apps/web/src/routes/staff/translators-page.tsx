import { refreshPass, showStaffProblem } from '../../features/moderation/pass/pass-queries.ts';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { GlossaryView } from '../../features/translators/glossary/glossary-view.tsx';

const parts = { showProblem: showStaffProblem, refresh: refreshPass };

/** Translators and their glossary, for admins. */
export default function TranslatorsPage() {
  return (
    <StaffFrame current="/staff/translators">
      <GlossaryView parts={parts} />
    </StaffFrame>
  );
}
