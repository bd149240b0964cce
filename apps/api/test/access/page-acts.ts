import { pagesDeskContract as desk } from '@peonia/contract/pages/pages-desk.schema.ts';

const helpers = ['support', 'admin'] as const;
const params = { name: 'about' } as const;
const text = { language: 'en', title: 'About us', description: 'Who we are.', body: 'We are here.' } as const;

/** Calls of the written pages. */
export const pageActs = {
  'GET staff/pages': { endpoint: desk.listStaffPages, input: {}, roles: helpers, isThere: true },
  'GET staff/pages/{name}': { endpoint: desk.getStaffPage, input: { params }, roles: helpers, isThere: true },
  'PUT staff/pages/{name}/draft': {
    endpoint: desk.savePageDraft,
    input: { params, body: { texts: [], seen: 999_999 } },
    roles: helpers,
    isThere: false,
    error: 'page_moved',
  },
  'DELETE staff/pages/{name}/draft': {
    endpoint: desk.deletePageDraft,
    input: { params },
    roles: helpers,
    isThere: true,
  },
  'POST staff/pages/{name}/versions': {
    endpoint: desk.publishPage,
    input: { params, body: { note: '', effective_at: null, seen: 999_999 } },
    roles: helpers,
    isThere: false,
    error: 'page_moved',
  },
  'GET staff/pages/{name}/versions': {
    endpoint: desk.listPageVersions,
    input: { params },
    roles: helpers,
    isThere: true,
  },
  'GET staff/pages/{name}/versions/{number}': {
    endpoint: desk.getPageVersion,
    input: { params: { ...params, number: 999_999 } },
    roles: helpers,
    isThere: false,
  },
  'POST staff/pages/{name}/versions/{number}/withdraw': {
    endpoint: desk.withdrawPageVersion,
    input: { params: { ...params, number: 999_999 } },
    roles: helpers,
    isThere: false,
  },
  'POST staff/page_previews': {
    endpoint: desk.previewPage,
    input: { body: { name: 'about', text } },
    roles: helpers,
    isThere: true,
  },
  'POST staff/page_translations': {
    endpoint: desk.translatePage,
    input: { body: { to: 'en', text } },
    roles: helpers,
    isThere: false,
    error: 'input_invalid',
  },
} as const;
