import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { LinkTabs } from '../link-tabs/link-tabs.tsx';
import type { Story } from '../story.ts';
import { Tabs } from './tabs.tsx';

const TABS = ['About', 'Photos', 'Posts', 'Gifts'] as const;

function Profile() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('About');
  return (
    <Tabs label="Profile of Mei Lin" tabs={TABS.map((value) => ({ value, label: value }))} value={tab} onChange={setTab}>
      <p className="story-panel">{tab} of Mei Lin</p>
    </Tabs>
  );
}

export default {
  title: 'Tabs',
  render: () => (
    <>
      <Profile />
      <LinkTabs
        label="Likes"
        tabs={[
          { href: '#liked-me', label: 'They like me', current: true, aside: <Badge count={12} label="12 new" /> },
          { href: '#liked', label: 'I like' },
          { href: '#both', label: 'Both' },
        ]}
      />
    </>
  ),
} satisfies Story;
