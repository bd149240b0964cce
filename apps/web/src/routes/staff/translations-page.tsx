import { refreshPass, showStaffProblem } from '../../features/moderation/pass/pass-queries.ts';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { TranslationDesk } from '../../features/translators/desk/translation-desk.tsx';

const parts = { showProblem: showStaffProblem, refresh: refreshPass };

/** The translators' desk in the staff's part of the site. */
export default function TranslationsPage() {
  return (
    <StaffFrame current="/staff/translations">
      <TranslationDesk parts={parts} />
    </StaffFrame>
  );
}
