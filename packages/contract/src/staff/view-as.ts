import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './view-as.schema.ts';

/** Header of a read that staff make as the member of an open view: its number. */
export const viewHeader = 'x-view-as';

/** Why a view is opened. The member reads it in their language. */
export const viewCauses = ['ticket', 'complaint', 'fault'] as const;

export type ViewCause = (typeof viewCauses)[number];

/** What a view can show; the features name the reads that belong to each. */
export const viewedPages = ['profile', 'news', 'people'] as const;

export type ViewedPage = (typeof viewedPages)[number];

export type OpenView = Static<typeof schema.OpenView>;

export type OwnView = Static<typeof schema.OwnView>;

const staffCall = { audience: 'member', permission: 'members.view' } as const;

export const openView = endpoint<typeof schema.viewAsSchemas.openView>({
  ...staffCall,
  method: 'POST',
  path: '/staff/members/:id/views',
  idempotency: 'once',
});

export const getView = endpoint<typeof schema.viewAsSchemas.getView>({
  ...staffCall,
  method: 'GET',
  path: '/staff/views/:id',
  idempotency: 'safe',
});

export const endView = endpoint<typeof schema.viewAsSchemas.endView>({
  ...staffCall,
  method: 'POST',
  path: '/staff/views/:id/end',
  idempotency: 'natural',
});

export const listOwnViews = endpoint<typeof schema.viewAsSchemas.listOwnViews>({
  method: 'GET',
  path: '/staff_views',
  audience: 'member',
  idempotency: 'safe',
});
