import { useState } from 'react';
import { ShieldCheckIcon } from '../icons/shield-check.tsx';
import { Menu } from '../menu/menu.tsx';
import type { Story } from '../story.ts';
import { FilterChip, Filters } from './filter-chip.tsx';

function Speaks() {
  const [speaks, setSpeaks] = useState('Any');
  return (
    <Menu
      label="Speaks"
      align="start"
      renderTrigger={(open) => (
        <FilterChip {...open} menu on={speaks !== 'Any'}>
          Speaks: {speaks}
        </FilterChip>
      )}
      entries={['Any', 'English', 'Italiano', 'Deutsch'].map((label) => ({
        label,
        checked: label === speaks,
        onSelect: () => setSpeaks(label),
      }))}
    />
  );
}

export const story: Story = {
  title: 'Filter chip',
  render: () => (
    <Filters label="Filters">
      <FilterChip on icon={<ShieldCheckIcon />} removeLabel="Remove Verified">
        Verified
      </FilterChip>
      <Speaks />
      <FilterChip>Unread</FilterChip>
      <FilterChip on>All</FilterChip>
    </Filters>
  ),
};
