import { useLingui } from '@lingui/react/macro';
import type { Contact } from '@peonia/contract/contacts.ts';

export type ContactField = Contact['fields'][number];

/** Labels of the fields. */
export function useFieldNames(): Readonly<Record<ContactField, string>> {
  const { t } = useLingui();
  return { facebook: t`Facebook name`, wechat: t`WeChat ID`, phone: t`Phone number`, email: t`E-mail address` };
}
