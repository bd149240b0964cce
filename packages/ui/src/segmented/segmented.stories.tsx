import { useState } from 'react';
import { MoonIcon } from '../icons/moon.tsx';
import { SunIcon } from '../icons/sun.tsx';
import type { Story } from '../story.ts';
import { Segmented, type Segment } from './segmented.tsx';

const PAY = [
  { value: 'gold', label: 'Gold' },
  { value: 'vip', label: 'VIP' },
] as const satisfies readonly Segment<string>[];

const THEMES: readonly Segment<'auto' | 'light' | 'dark'>[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light', icon: <SunIcon />, iconOnly: true },
  { value: 'dark', label: 'Dark', icon: <MoonIcon />, iconOnly: true },
];

function Choices() {
  const [pay, setPay] = useState<'gold' | 'vip'>('gold');
  const [theme, setTheme] = useState<'auto' | 'light' | 'dark'>('auto');
  return (
    <div className="row wrap">
      <Segmented label="Pay with" value={pay} onChange={setPay} segments={PAY} />
      <Segmented label="Appearance" dense value={theme} onChange={setTheme} segments={THEMES} />
    </div>
  );
}

export const story: Story = { title: 'Segmented', render: () => <Choices /> };
