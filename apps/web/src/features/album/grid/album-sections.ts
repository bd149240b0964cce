import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Folder, folders } from '@peonia/contract/media/media.ts';

/** Sections of a photos page: the album folders and photos from posts. */
export const albumSections = [...folders, 'posts'] as const;
export type AlbumSection = (typeof albumSections)[number];

export const sectionNames: Readonly<Record<AlbumSection, MessageDescriptor>> = {
  public: msg`Photos`,
  private: msg`Private`,
  secret: msg`Secret`,
  posts: msg`From posts`,
};

/** Explanation of a folder, for its owner. */
export const folderTexts: Readonly<Record<Folder, MessageDescriptor>> = {
  public: msg`Visible to everyone who can see your profile.`,
  private: msg`Visible only to people you give access to.`,
  secret: msg`Others see a blurred preview and your price. Anyone who pays keeps it.`,
};

export const folderNames: Readonly<Record<Folder, MessageDescriptor>> = {
  public: msg`Public`,
  private: msg`Private`,
  secret: msg`Secret`,
};

/** Returns the section named in the URL; `public` for anything else. */
export function readSection(text: string | null): AlbumSection {
  return albumSections.find((section) => section === text) ?? 'public';
}

export function isFolder(section: AlbumSection): section is Folder {
  return section !== 'posts';
}
