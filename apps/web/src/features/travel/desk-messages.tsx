import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { TravelMessage } from '@peonia/contract/travel/travel.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { useOwnDraftText } from '../../platform/store/use-draft-fields.ts';
import { DeskFileLinks } from '../deskfiles/desk-file-links.tsx';
import { DeskFilePicker } from '../deskfiles/desk-file-picker.tsx';
import { useDeskFiles } from '../deskfiles/use-desk-files.ts';
import * as css from './travel.module.css';

interface MessagesProps {
  readonly messages: readonly TravelMessage[];
  /** Whose side reads them: own messages are on the right. */
  readonly reader: 'traveller' | 'desk';
  readonly label: ReactNode;
  /** Where the text that is written is kept. */
  readonly draft: string;
  readonly isBusy: boolean;
  /** Null once the request is over. */
  readonly onSend: SendMessage | null;
  readonly onProblem: (error: unknown) => void;
}

/** Resolves to whether the message was stored. `files` are ids of stored files. */
type SendMessage = (content: string, files: readonly number[]) => Promise<boolean>;

/** Messages between the traveller and the travel desk, with a field to write. */
export function DeskMessages({ messages, reader, label, draft, isBusy, onSend, onProblem }: MessagesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <>
      {messages.length === 0 ? (
        <p className="small muted">
          <Trans>No messages yet.</Trans>
        </p>
      ) : (
        <div className={css.messages} role="log" aria-label={t`Messages`}>
          {messages.map(({ id, by_desk, content, files, created_at }) => (
            <Bubble
              key={id}
              out={by_desk === (reader === 'desk')}
              time={formatDateTime(language, new Date(created_at), 'short')}
            >
              {content === '' ? null : <p>{content}</p>}
              <DeskFileLinks files={files} onProblem={onProblem} />
            </Bubble>
          ))}
        </div>
      )}
      {onSend === null ? null : <MessageForm label={label} draft={draft} isBusy={isBusy} onSend={onSend} />}
    </>
  );
}

interface FormProps {
  readonly label: ReactNode;
  readonly draft: string;
  readonly isBusy: boolean;
  readonly onSend: SendMessage;
}

function MessageForm({ label, draft, isBusy, onSend }: FormProps) {
  const [content, setContent] = useOwnDraftText(draft);
  const chosen = useDeskFiles();
  const text = content.trim();
  const canSend = (text !== '' || chosen.ids.length > 0) && !chosen.isSending && !chosen.hasFault;
  const submit = async () => {
    if (!canSend || isBusy || !(await onSend(text, chosen.ids))) return;
    setContent('');
    chosen.clear();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={label}>
        <Textarea
          rows={3}
          value={content}
          maxLength={limits.travel_message_max}
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <DeskFilePicker chosen={chosen} isDisabled={isBusy} />
      <div className="row">
        <Button type="submit" variant="line" icon={<SendIcon />} disabled={!canSend} busy={isBusy}>
          <Trans>Send message</Trans>
        </Button>
      </div>
    </form>
  );
}
