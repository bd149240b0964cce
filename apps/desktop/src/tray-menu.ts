import type { UpdateState } from '@peonia/contract/protocol/app-shell.ts';
import type { ClientTexts } from './client-texts.ts';
import type { MenuItem } from './host.ts';

interface TrayState {
  readonly name: string;
  readonly unread: number;
  readonly update: UpdateState;
}

const separator: MenuItem = { id: null, label: '' };

/** What the icon says when the pointer rests on it, and its menu. */
export function trayMenu({ name, unread, update }: TrayState, texts: ClientTexts) {
  const items: readonly MenuItem[] = [
    { id: 'open', label: texts.open },
    { id: 'chats', label: unread === 0 ? texts.chats : `${texts.chats} (${unread})` },
    ...(update.kind === 'ready' ? [separator, { id: 'update', label: texts.update }] : []),
    separator,
    { id: 'quit', label: texts.quit },
  ];
  return { tooltip: unread === 0 ? name : `${name}: ${texts.unread(unread)}`, unread, items };
}
