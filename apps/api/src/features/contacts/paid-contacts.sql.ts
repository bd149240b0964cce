import { isDeletedAccount } from '../accounts/public.ts';
import { paidItem } from '../ledger/public.ts';

/**
 * Purchased contact information. Deleting either account removes the purchase; the ledger keeps both ids in the key.
 */
export const boughtContacts = paidItem({
  name: 'contact',
  cause: 'account',
  items: "select buyer_id || ':' || owner_id as item, 'contact' as kind, price as gold from contact_access",
  item: "substr(t.key, length('contact:') + 1)",
  gone: `${isDeletedAccount("split_part(t.key, ':', 2)::bigint")} or ${isDeletedAccount("split_part(t.key, ':', 3)::bigint")}`,
});
