import type { CatalogueKind, CataloguePart } from '@peonia/contract/catalogue/catalogue-rules.ts';
import {
  type CatalogueContent,
  type CatalogueRow,
  type CatalogueVersion,
  changeCatalogueItem,
  createCatalogueItem,
  getCatalogueItem,
  listCatalogue,
  listCatalogueVersions,
  restoreCatalogueVersion,
} from '@peonia/contract/catalogue/catalogue.ts';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { usePage } from '../../platform/query.ts';
import { useStaffAct, useStaffCase } from '../moderation/staff-queue/use-staff-act.ts';

const listKey = 'staff-catalogue';
const itemKey = 'staff-catalogue-item';
const versionsKey = 'staff-catalogue-versions';

export function useCatalogue(kind: CatalogueKind, show: CataloguePart) {
  return usePage<CatalogueRow, { items: readonly CatalogueRow[]; max_id: number }>(
    [listKey, kind, show],
    (max_id, signal) =>
      call(
        listCatalogue,
        { params: { kind }, query: { show, ...(max_id === undefined ? {} : { max_id }) } },
        { signal },
      ),
  );
}

export function useCatalogueItem(kind: CatalogueKind, id: number) {
  return useStaffCase([itemKey, kind, id], (signal) => call(getCatalogueItem, { params: { kind, id } }, { signal }));
}

export function useVersions(kind: CatalogueKind, id: number) {
  return usePage<CatalogueVersion, { items: readonly CatalogueVersion[]; max_id: number }>(
    [versionsKey, kind, id],
    (max_id, signal) =>
      call(listCatalogueVersions, { params: { kind, id }, query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Keys of what a publication changes. */
const changedBy = (kind: CatalogueKind, id: number | null) =>
  id === null
    ? [[listKey, kind]]
    : [
        [listKey, kind],
        [itemKey, kind, id],
        [versionsKey, kind, id],
      ];

interface Publication {
  readonly content: CatalogueContent;
  readonly note: string;
  readonly seen: number;
  readonly stock_seen: number | null;
}

/**
 * Publishes a version, or a new item. `publish` returns whether it was done; an error was shown. `onDone` runs before
 * the item is read again.
 */
export function usePublish(kind: CatalogueKind, id: number | null) {
  const { isBusy, run } = useStaffAct({ refetch: changedBy(kind, id) });
  // Stays the same for a new one, so that publishing again after a lost connection stores it once.
  const clientId = useRef<string>(undefined);
  const publish = ({ content, note, seen, stock_seen }: Publication, onDone: () => void) =>
    run(() => {
      if (id !== null)
        return call(changeCatalogueItem, { params: { kind, id }, body: { content, note, seen, stock_seen } });
      clientId.current ??= crypto.randomUUID();
      return call(createCatalogueItem, { params: { kind }, body: { content, note, client_id: clientId.current } });
    }, onDone);
  return { isBusy, publish };
}

/** Publishes an earlier version again. */
export function useRestore(kind: CatalogueKind, id: number) {
  const { isBusy, run } = useStaffAct({ refetch: changedBy(kind, id) });
  const restore = (number: number, seen: number) =>
    run(() => call(restoreCatalogueVersion, { params: { kind, id }, body: { number, note: '', seen } }));
  return { isBusy, restore };
}
