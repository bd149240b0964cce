import { Badge } from '../badge/badge.tsx';
import type { Story } from '../story.ts';
import { LinkTabs } from './link-tabs.tsx';

export const story: Story = {
  title: 'Link tabs',
  render: () => (
    <LinkTabs
      label="Likes"
      tabs={[
        { href: '#liked-me', label: 'They like me', current: true, aside: <Badge count={12} label="12 new" /> },
        { href: '#liked', label: 'I like' },
        { href: '#both', label: 'Both' },
      ]}
    />
  ),
};
