import type { listMailTemplates as endpoint } from '@peonia/contract/operation/maildesk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import type { StaffAccess } from '../../accounts/public.ts';

/** Every mail that the program can send, by name. */
export async function listTemplates(
  { db, caller }: Call<typeof endpoint>,
  { staff, templates }: { readonly staff: StaffAccess; readonly templates: readonly MailTemplate[] },
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'mails.read');
  const items = templates.map(({ name, class: kind, samples }) => ({
    name,
    class: kind,
    samples: samples.map((sample) => sample.name),
  }));
  return { items: items.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}
