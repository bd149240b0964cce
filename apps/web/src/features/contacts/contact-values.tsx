import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '@peonia/contract/contacts.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CopyIcon } from '@peonia/ui/icons/copy.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useFieldNames } from './field-names.ts';
import * as css from './contacts.module.css';

/** Values of the fields, with copy buttons. */
export function ContactValues({ contact }: { contact: Contact }) {
  const { t } = useLingui();
  const toast = useToast();
  const names = useFieldNames();

  async function copy(value: string) {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ text: t`Copied` });
    } catch {
      toast.show({ tone: 'bad', text: t`Your browser did not allow copying. Please select the text and copy it.` });
    }
  }

  return (
    <>
      <dl className={css.contactValues}>
        {contact.fields.map((field) => {
          const name = names[field];
          return (
            <div key={field}>
              <dt className="small muted">{name}</dt>
              <dd>
                <bdi className="grow">{contact[field]}</bdi>
                <IconButton
                  size="sm"
                  label={t`Copy ${name}`}
                  icon={<CopyIcon />}
                  onClick={() => void copy(contact[field] ?? '')}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="tiny muted">
        <Trans>Be careful outside Peonia: never send money to someone you have not met.</Trans>
      </p>
    </>
  );
}
