import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { settings } from '../../../platform/settings.ts';
import { install, useInstallWay } from './install-way.ts';

/** A button that installs the app, where the browser offers it. How it is done by hand, the note about pushes says. */
export function DeviceInstall() {
  const way = useInstallWay();
  const [isOver, setOver] = useState(false);
  const { brand } = settings();
  if (way !== 'prompt' || isOver) return null;
  return (
    <Note
      icon={<DownloadIcon />}
      action={
        <Button variant="soft" size="sm" onClick={() => void install().finally(() => setOver(true))}>
          <Trans>Install</Trans>
        </Button>
      }
    >
      <Trans>{brand} can be installed on this device.</Trans>
    </Note>
  );
}
