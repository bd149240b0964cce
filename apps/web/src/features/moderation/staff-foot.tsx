import { Trans } from '@lingui/react/macro';
import { zoneName } from '@peonia/i18n/zone-name.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { closeStaffSession } from './staff-session/staff-session-queries.ts';
import * as css from './staff.module.css';

/** Below every staff page: the time zone of its times. On phones also the lock, which the rail has no room for. */
export function StaffFoot() {
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const zone = zoneName(language, now);
  return (
    <footer className={css.staffFoot}>
      <p className="tiny muted">
        <Trans>Time zone: {zone}</Trans>
      </p>
      <span className="phone-only">
        <Button size="sm" variant="line" icon={<LockIcon />} onClick={closeStaffSession}>
          <Trans>Lock the staff pages</Trans>
        </Button>
      </span>
    </footer>
  );
}
