import type { ReactNode } from 'react';

/** Addresses of the portraits of the cast and of one view, by name; missing ones show the fallbacks. */
export type StoryPhotos = Partial<
  Record<'mei' | 'jonas' | 'xiu' | 'yuki' | 'jiwoo' | 'elena' | 'hana' | 'view', string>
>;

/** What `<part>.stories.tsx` exports as `story`: one part in all its states. */
export type Story = { title: string; render: (photos?: StoryPhotos) => ReactNode };
