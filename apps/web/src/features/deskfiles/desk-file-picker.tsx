import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { PaperclipIcon } from '@peonia/ui/icons/paperclip.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { useRef } from 'react';
import type { ChosenFile, DeskFiles } from './use-desk-files.ts';
import * as css from './deskfiles.module.css';

const accept = '.pdf,.jpg,.jpeg,.png,.webp,.gif,application/pdf,image/jpeg,image/png,image/webp,image/gif';

/** A button that adds files to a message, and the list of those chosen with their progress. */
export function DeskFilePicker({ chosen, isDisabled }: { chosen: DeskFiles; isDisabled: boolean }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isFull = chosen.files.length >= limits.desk_files_per_message;
  return (
    <div className={css.picker}>
      {chosen.files.length === 0 ? null : (
        <ul className={css.files} aria-label={t`Files of this message`}>
          {chosen.files.map((file) => (
            <ChosenRow key={file.key} chosen={file} files={chosen} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={(event) => {
          chosen.add([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        variant="ghost"
        icon={<PaperclipIcon />}
        disabled={isDisabled || isFull}
        onClick={() => input.current?.click()}
      >
        <Trans>Attach a file</Trans>
      </Button>
      <p className="small muted">
        <Trans>
          PDF or picture, up to {limits.desk_file_bytes_max / 1_024 / 1_024} MB, at most {limits.desk_files_per_message}{' '}
          in a message.
        </Trans>
      </p>
    </div>
  );
}

function ChosenRow({ chosen: { key, file, sent, stored, fault }, files }: { chosen: ChosenFile; files: DeskFiles }) {
  const { t } = useLingui();
  const { name } = file;
  return (
    <li className={css.row}>
      <span className={css.name}>
        <bdi>{name}</bdi>
        <Fault fault={fault} />
        {stored === null && fault === null ? <progress max={1} value={sent} aria-label={t`Sending ${name}`} /> : null}
      </span>
      {fault?.kind === 'network' ? (
        <IconButton label={t`Send ${name} again`} icon={<RefreshCwIcon />} onClick={() => files.retry(key)} />
      ) : null}
      <IconButton label={t`Remove ${name}`} icon={<CloseIcon />} onClick={() => files.remove(key)} />
    </li>
  );
}

function Fault({ fault }: { fault: ChosenFile['fault'] }) {
  if (fault === null) return null;
  return (
    <span role="alert" className={css.fault}>
      {fault.kind === 'refused' ? (
        fault.message
      ) : fault.kind === 'size' ? (
        <Trans>
          This file is larger than {limits.desk_file_bytes_max / 1_024 / 1_024} MB. Please choose a smaller one.
        </Trans>
      ) : (
        <Trans>The connection was lost. Send it again.</Trans>
      )}
    </span>
  );
}
