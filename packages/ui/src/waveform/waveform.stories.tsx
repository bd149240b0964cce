import type { Story } from '../story.ts';
import { Waveform } from './waveform.tsx';

const levels = Array.from({ length: 48 }, (_, place) =>
  Math.round(50 + 45 * Math.sin(place / 2.3) * Math.cos(place / 7)),
);

export const story: Story = {
  title: 'Waveform',
  render: () => (
    <div className="stack">
      <Waveform levels={levels} />
      <Waveform levels={levels} played={0.4} />
      <Waveform levels={levels.map(() => 0)} />
    </div>
  ),
};
