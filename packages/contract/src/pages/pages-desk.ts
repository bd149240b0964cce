import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './pages-desk.schema.ts';

/** Written pages that staff edit, in the order of their list. */
export const editedPages = ['terms', 'policy', 'paid', 'vip', 'faq', 'help', 'about', 'contact'] as const;

export type EditedPage = (typeof editedPages)[number];

/** `planned` has its day before it, `past` was replaced, `withdrawn` never ran. */
export const pageVersionStates = ['planned', 'running', 'past', 'withdrawn'] as const;

export type PageVersionState = (typeof pageVersionStates)[number];

/** Characters of a page in one language. */
export const pageTextMax = { title: 80, description: 200, body: 20_000 } as const;

/** Days for which a version can be planned. */
export const pagePlanDays = 365;

export type PageDraftText = Static<typeof schema.PageDraftText>;
export type PageRow = Static<typeof schema.PageRow>;
export type PageCase = Static<typeof schema.PageCase>;
export type PageVersionRow = Static<typeof schema.PageVersionRow>;
export type PageVersion = Static<typeof schema.PageVersion>;

type Schemas = typeof schema.pagesDeskSchemas;

export const listStaffPages = endpoint<Schemas['listStaffPages']>({
  method: 'GET',
  path: '/staff/pages',
  audience: 'member',
  idempotency: 'safe',
  permission: 'pages.edit',
});

export const getStaffPage = endpoint<Schemas['getStaffPage']>({
  method: 'GET',
  path: '/staff/pages/:name',
  audience: 'member',
  idempotency: 'safe',
  permission: 'pages.edit',
});

export const savePageDraft = endpoint<Schemas['savePageDraft']>({
  method: 'PUT',
  path: '/staff/pages/:name/draft',
  audience: 'member',
  idempotency: 'natural',
  permission: 'pages.edit',
});

export const deletePageDraft = endpoint<Schemas['deletePageDraft']>({
  method: 'DELETE',
  path: '/staff/pages/:name/draft',
  audience: 'member',
  idempotency: 'natural',
  permission: 'pages.edit',
});

export const publishPage = endpoint<Schemas['publishPage']>({
  method: 'POST',
  path: '/staff/pages/:name/versions',
  audience: 'member',
  idempotency: 'natural',
  permission: 'pages.edit',
});

export const listPageVersions = endpoint<Schemas['listPageVersions']>({
  method: 'GET',
  path: '/staff/pages/:name/versions',
  audience: 'member',
  idempotency: 'safe',
  permission: 'pages.edit',
});

export const getPageVersion = endpoint<Schemas['getPageVersion']>({
  method: 'GET',
  path: '/staff/pages/:name/versions/:number',
  audience: 'member',
  idempotency: 'safe',
  permission: 'pages.edit',
});

export const withdrawPageVersion = endpoint<Schemas['withdrawPageVersion']>({
  method: 'POST',
  path: '/staff/pages/:name/versions/:number/withdraw',
  audience: 'member',
  idempotency: 'natural',
  permission: 'pages.edit',
});

export const previewPage = endpoint<Schemas['previewPage']>({
  method: 'POST',
  path: '/staff/page_previews',
  audience: 'member',
  idempotency: 'natural',
  permission: 'pages.edit',
});

export const translatePage = endpoint<Schemas['translatePage']>({
  method: 'POST',
  path: '/staff/page_translations',
  audience: 'member',
  idempotency: 'natural',
  permission: 'pages.edit',
});
