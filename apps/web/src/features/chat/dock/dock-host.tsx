import { languageFromPath } from '@peonia/i18n/languages.ts';
import { useMedia } from '@peonia/ui/use-media.ts';
import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useLocation } from '../../../platform/router/hooks.ts';
import { useDocked } from '../state/docked-chats.ts';

/** Catalogues of the windows, besides the frame's. */
const words = [
  'profiles.summary',
  'media.picture',
  'media.uploads',
  'gifts',
  'chat.',
  'chat.dock',
  'calls.ask',
  'translation',
] as const;

interface DockHostProps {
  /** Fills the slots of later features, for example to answer a question in a small window. */
  readonly fillSlots: () => Promise<void>;
}

function dockPart(fillSlots: DockHostProps['fillSlots']) {
  return lazyPart(
    async () => {
      const [{ Dock }] = await Promise.all([import('./dock.tsx'), fillSlots()]);
      return Dock;
    },
    ...words,
  );
}

/**
 * Container of docked conversations, on wide screens and every page but the chat. Its code loads with the first one.
 */
export function DockHost({ fillSlots }: DockHostProps) {
  const docked = useDocked();
  const isWide = useMedia('(min-width: 768px)');
  const { rest } = languageFromPath(useLocation().pathname);
  const isChat = rest === '/chats' || rest.startsWith('/chat/');
  const isWanted = isWide && !isChat && docked.length > 0;
  const [part] = useState(() => dockPart(fillSlots));
  const Dock = part.use(isWanted);
  return isWanted && Dock !== null ? <Dock docked={docked} /> : null;
}
