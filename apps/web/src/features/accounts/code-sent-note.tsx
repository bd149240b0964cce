import { Trans } from '@lingui/react/macro';
import { MailIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';

/** Says where to look, and nothing about whether the address belongs to anybody. */
export function CodeSentNote({ address }: { address: string }) {
  return (
    <Note tone="info" icon={<MailIcon />} role="status">
      <Trans>
        If <b>{address}</b> belongs to an account, a code is on its way to it. It is good for ten minutes.
      </Trans>
    </Note>
  );
}
