import { lazyPart } from '../../../../platform/loading/lazy-part.ts';
import type { Bulk } from './bulk.ts';
import type { useChosenRows } from './use-chosen-rows.ts';

const dialogPart = lazyPart(
  async () => (await import('../../bulk-dialog/bulk-dialog.tsx')).BulkDialog,
  'moderation.bulk-dialog',
);

interface PreviewProps<Item extends { readonly id: number | string }> {
  readonly bulk: Bulk<Item>;
  readonly rows: ReturnType<typeof useChosenRows<Item>>;
  /** Name of the act, null while none is asked for. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/**
 * The dialog of the act that was asked for. It stands beside the list: a list that is folded away or has become empty
 * takes nothing with it.
 */
export function BulkPreview<Item extends { readonly id: number | string }>(props: PreviewProps<Item>) {
  const { bulk, rows, name, onClose } = props;
  const act = bulk.acts.find((one) => one.name === name);
  const Dialog = dialogPart.use(act !== undefined, onClose);
  if (act === undefined || Dialog === null) return null;
  return <Dialog key={act.name} bulk={bulk} act={act} items={rows.chosen} onDone={rows.keep} onClose={onClose} />;
}
