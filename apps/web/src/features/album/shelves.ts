import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Folder, folders } from '@peonia/contract/media.ts';

/** What a page of photos shows: a folder of the album, or what a member has posted. */
export const shelves = [...folders, 'posts'] as const;
export type Shelf = (typeof shelves)[number];

export const shelfNames: Readonly<Record<Shelf, MessageDescriptor>> = {
  public: msg`Photos`,
  private: msg`Private`,
  secret: msg`Secret`,
  posts: msg`From posts`,
};

/** What a folder is, for its owner. */
export const folderTexts: Readonly<Record<Folder, MessageDescriptor>> = {
  public: msg`Everybody who may see your profile sees these.`,
  private: msg`Only the people you let in see these.`,
  secret: msg`Others see a blur and your price. Who pays once keeps the picture.`,
};

export const folderNames: Readonly<Record<Folder, MessageDescriptor>> = {
  public: msg`Public`,
  private: msg`Private`,
  secret: msg`Secret`,
};

/** The shelf that an address names; anything else is the first. */
export function shelfOf(text: string | null): Shelf {
  return shelves.find((shelf) => shelf === text) ?? 'public';
}

export function isFolder(shelf: Shelf): shelf is Folder {
  return shelf !== 'posts';
}
