import { languageFromPath } from '@peonia/i18n/languages.ts';
import { useMedia } from '@peonia/ui/use-media.ts';
import { openCatalogues } from '../../../platform/language.tsx';
import { useLocation } from '../../../platform/router/hooks.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';
import { useDocked } from './docked.ts';

/** What the windows read, beside the words of the frame. */
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

export interface DockHostProps {
  /** Puts in what features to the right show in a conversation: a question is answered in a small window as on the page. */
  readonly fillSlots: () => Promise<void>;
}

async function loadDock(fillSlots: DockHostProps['fillSlots']) {
  const [{ Dock }] = await Promise.all([import('./dock.tsx'), openCatalogues(...words), fillSlots()]);
  return Dock;
}

/**
 * Where docked conversations stand, on wide screens beside every page but the chat itself. Their program comes with the
 * first one.
 */
export function DockHost({ fillSlots }: DockHostProps) {
  const docked = useDocked();
  const isWide = useMedia('(min-width: 768px)');
  const { rest } = languageFromPath(useLocation().pathname);
  const isChat = rest === '/chats' || rest.startsWith('/chat/');
  const isWanted = isWide && !isChat && docked.length > 0;
  const Dock = useLoaded(
    isWanted,
    () => loadDock(fillSlots),
    () => {},
  );
  return isWanted && Dock !== null ? <Dock docked={docked} /> : null;
}
