import { Trans } from '@lingui/react/macro';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useEffect, useRef } from 'react';
import * as css from './contact-form.module.css';

/** Confirms the message with its ticket number and the address the answer goes to. */
export function ContactSent({ id, email }: { id: number; email: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // The form that held the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={`${css.contactSent} ${css.writtenMore}`}>
      <Note tone="trust" role="status" icon={<CircleCheckIcon />}>
        <Trans>
          Thank you, we have received your message. Its number is <b>{id}</b>. We will reply to {email}.
        </Trans>
      </Note>
    </div>
  );
}
