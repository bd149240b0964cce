import { Button } from '../button/button.tsx';
import { MessageCircleIcon } from '../icons/message-circle.tsx';
import type { Story } from '../story.ts';
import { EmptyState } from './empty-state.tsx';

export const story: Story = {
  title: 'Empty state',
  render: () => (
    <EmptyState
      icon={<MessageCircleIcon />}
      title="No chats yet"
      text="Say hi to someone online. You write in your language, they read it in theirs."
      action={<Button size="sm">See who is online</Button>}
    />
  ),
};
