import type { Static } from 'typebox';
import type * as schema from './announcements.schema.ts';
import { endpoint } from './protocol/endpoint.ts';

/** `news` opens over the page, `outage` is a banner above it. */
export const announcementKinds = ['news', 'outage'] as const;
/** `all` is guests and members. `country` and `new` are members; `language` is the language somebody reads in. */
export const announcementAudiences = ['all', 'guests', 'vip', 'country', 'language', 'new'] as const;
export const announcementStates = ['draft', 'scheduled', 'current', 'ended', 'withdrawn'] as const;
/** Characters of the texts. */
export const announcementTextMax = { title: 120, body: 5_000 } as const;
/** Parts of the list of the staff. */
export const announcementParts = ['current', 'drafts', 'past'] as const;

export type AnnouncementKind = (typeof announcementKinds)[number];
export type AnnouncementAudience = (typeof announcementAudiences)[number];
export type AnnouncementState = (typeof announcementStates)[number];
export type AnnouncementPart = (typeof announcementParts)[number];
export type Announcement = Static<typeof schema.Announcement>;
export type AnnouncementText = Static<typeof schema.AnnouncementText>;
export type AnnouncementDraft = Static<typeof schema.AnnouncementDraft>;
export type AnnouncementRow = Static<typeof schema.AnnouncementRow>;
export type AnnouncementCase = Static<typeof schema.AnnouncementCase>;

type Schemas = typeof schema.announcementsSchemas;

export const readAnnouncement = endpoint<Schemas['readAnnouncement']>({
  method: 'PUT',
  path: '/announcements/:id/read',
  audience: 'member',
  idempotency: 'natural',
});

export const listAnnouncements = endpoint<Schemas['listAnnouncements']>({
  method: 'GET',
  path: '/staff/announcements',
  audience: 'member',
  idempotency: 'safe',
  permission: 'announcements.edit',
});

export const getAnnouncement = endpoint<Schemas['getAnnouncement']>({
  method: 'GET',
  path: '/staff/announcements/:id',
  audience: 'member',
  idempotency: 'safe',
  permission: 'announcements.edit',
});

export const createAnnouncement = endpoint<Schemas['createAnnouncement']>({
  method: 'POST',
  path: '/staff/announcements',
  audience: 'member',
  idempotency: 'client_id',
  permission: 'announcements.edit',
});

export const changeAnnouncement = endpoint<Schemas['changeAnnouncement']>({
  method: 'PUT',
  path: '/staff/announcements/:id',
  audience: 'member',
  idempotency: 'natural',
  permission: 'announcements.edit',
});

export const decideAnnouncement = endpoint<Schemas['decideAnnouncement']>({
  method: 'PUT',
  path: '/staff/announcements/:id/state',
  audience: 'member',
  idempotency: 'natural',
  permission: 'announcements.edit',
});

export const translateAnnouncement = endpoint<Schemas['translateAnnouncement']>({
  method: 'POST',
  path: '/staff/announcement_translations',
  audience: 'member',
  idempotency: 'natural',
  permission: 'announcements.edit',
});

export const previewAnnouncement = endpoint<Schemas['previewAnnouncement']>({
  method: 'POST',
  path: '/staff/announcements/preview',
  audience: 'member',
  idempotency: 'safe',
  permission: 'announcements.edit',
});
