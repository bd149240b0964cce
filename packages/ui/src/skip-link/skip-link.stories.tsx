import type { Story } from '../story.ts';
import { SkipLink } from './skip-link.tsx';

export const story: Story = {
  title: 'Skip link',
  render: () => (
    <>
      <p className="muted small">Comes to the top left corner when it has focus.</p>
      <SkipLink href="#skip-link">Skip to the parts</SkipLink>
    </>
  ),
};
