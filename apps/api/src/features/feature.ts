import type { Context, FeatureManifest } from '../platform/feature.ts';
import {
  accountOpeners,
  erasers,
  exporters,
  viewableReads,
  type AccountOpener,
  type Eraser,
  type Exporter,
  type ViewableRead,
} from './accounts/public.ts';
import { paidItems as paidItemsOf, type PaidItem } from './ledger/public.ts';

/** A feature as `features/<name>/feature.ts` declares it. */
export interface Feature extends FeatureManifest {
  /** Deletes what the feature keeps of a member whose account is erased. */
  readonly eraser?: Eraser | ((context: Context) => Eraser);
  /** Writes what the feature keeps of a member into their archive. */
  readonly exporter?: Exporter | ((context: Context) => Exporter);
  /** Adds the feature's row for a new account, in the same transaction. */
  readonly accountOpener?: AccountOpener;
  /** Reads that staff may make in a view as a member; none by default. */
  readonly viewable?: readonly ViewableRead[];
  /** What is paid for, with its proof against the books. */
  readonly paidItems?: readonly PaidItem[];
}

/** Checks the type of a manifest and makes its named parts available to the features that collect them. */
export function feature(manifest: Feature): Feature {
  const { eraser, exporter, accountOpener, paidItems = [], viewable = [], provides = [] } = manifest;
  return {
    ...manifest,
    provides: [
      ...(eraser ? [erasers.provide((context) => (typeof eraser === 'function' ? eraser(context) : eraser))] : []),
      ...(exporter
        ? [exporters.provide((context) => (typeof exporter === 'function' ? exporter(context) : exporter))]
        : []),
      ...(accountOpener ? [accountOpeners.provide(() => accountOpener)] : []),
      ...paidItems.map((item) => paidItemsOf.provide(() => item)),
      ...viewable.map((read) => viewableReads.provide(() => read)),
      ...provides,
    ],
  };
}
