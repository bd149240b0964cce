import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './saved-views.schema.ts';

/** Staff pages whose table has filters, by the last part of their address. */
export const viewedPages = [
  'review',
  'complaints',
  'dead-letters',
  'tickets',
  'payments',
  'disputes',
  'reconciliation',
  'partners',
  'payouts',
  'orders',
  'travel',
  'announcements',
  'mails',
  'prices',
  'catalogue',
  'books',
  'members',
  'audit',
] as const;

export type ViewedPage = (typeof viewedPages)[number];

export type SavedView = Static<typeof schema.SavedView>;

export const saveView = endpoint<typeof schema.savedViewSchemas.saveView>({
  method: 'POST',
  path: '/staff/saved_views',
  audience: 'member',
  permission: 'saved_views.keep',
  idempotency: 'natural',
});

export const deleteView = endpoint<typeof schema.savedViewSchemas.deleteView>({
  method: 'DELETE',
  path: '/staff/saved_views/:id',
  audience: 'member',
  permission: 'saved_views.keep',
  idempotency: 'natural',
});
