import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { refreshStaffSession, showStaffError } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { GlossaryView } from '../../features/translators/glossary/glossary-view.tsx';

const parts = { showProblem: showStaffError, refresh: refreshStaffSession };

/** Translators and their glossary, for admins. */
export default function TranslatorsPage() {
  return (
    <StaffFrame current="/staff/translators">
      <GlossaryView parts={parts} />
    </StaffFrame>
  );
}
