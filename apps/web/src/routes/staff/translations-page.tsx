import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { refreshStaffSession, showStaffError } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { TranslationDesk } from '../../features/translators/desk/translation-desk.tsx';

const parts = { showProblem: showStaffError, refresh: refreshStaffSession };

/** Translation desk of the staff pages. */
export default function TranslationsPage() {
  return (
    <StaffFrame current="/staff/translations">
      <TranslationDesk parts={parts} />
    </StaffFrame>
  );
}
