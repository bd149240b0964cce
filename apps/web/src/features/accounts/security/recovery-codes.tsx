import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import * as css from './security.module.css';

/** Ten recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const [isKept, setKept] = useState(false);
  return (
    <>
      <Note tone="gold" icon={<TriangleAlertIcon />} role="status">
        <Trans>
          Two-step login is on. Keep these codes where you can find them without your phone. Each works once; they are
          not shown again.
        </Trans>
      </Note>
      <ul className={css.codes} aria-label={t`Recovery codes`} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Checkbox
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
        label={<Trans>I have kept the codes.</Trans>}
      />
      <div>
        <Button disabled={!isKept} onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </>
  );
}
