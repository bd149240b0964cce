import { Trans } from '@lingui/react/macro';
import type { RunBy } from '@peonia/contract/partners/partners.ts';
import { Tag } from '@peonia/ui/tag/tag.tsx';

/** Marks an account that a partner runs for somebody else. Only staff see it. */
export function RunByTag({ name, user_id, declared }: RunBy) {
  const partner = name === '' ? String(user_id) : name;
  return <Tag>{declared ? <Trans>Run by {partner}</Trans> : <Trans>Probably run by {partner}</Trans>}</Tag>;
}
