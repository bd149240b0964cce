import type { ReactNode } from 'react';

/** URLs of the cast's portraits and of one landscape, by name; missing ones show the fallbacks. */
export type StoryPhotos = Partial<
  Record<'mei' | 'jonas' | 'xiu' | 'yuki' | 'jiwoo' | 'elena' | 'hana' | 'view', string>
>;

/** Exported by `<part>.stories.tsx` as `story`: a part in all its states. */
export type Story = { title: string; render: (photos?: StoryPhotos) => ReactNode };
