import { useState } from 'react';
import type { Story } from '../story.ts';
import { Tabs } from './tabs.tsx';
import * as storyCss from '../story.module.css';

const TABS = ['About', 'Photos', 'Posts', 'Gifts'] as const;

function Profile() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('About');
  return (
    <Tabs
      label="Profile of Mei Lin"
      tabs={TABS.map((value) => ({ value, label: value }))}
      value={tab}
      onChange={setTab}
    >
      <p className={storyCss.storyPanel}>{tab} of Mei Lin</p>
    </Tabs>
  );
}

export const story: Story = { title: 'Tabs', render: () => <Profile /> };
