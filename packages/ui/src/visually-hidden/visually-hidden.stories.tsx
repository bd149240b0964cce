import type { Story } from '../story.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const story: Story = {
  title: 'Visually hidden',
  render: () => (
    <p className="muted small">
      The next sentence is heard, not seen. <VisuallyHidden>Here it is.</VisuallyHidden>
    </p>
  ),
};
