import type { Story } from '../story.ts';
import { Card, CardHead } from './card.tsx';
import * as css from './card.module.css';

export const story: Story = {
  title: 'Card',
  render: () => (
    <Card pad>
      <CardHead
        title="Shared photos"
        level={3}
        action={
          <a className={`link ${css.link}`} href="#card">
            See all
          </a>
        }
      />
      <p className="muted">Edge to edge on a phone when it is one of a list.</p>
    </Card>
  ),
};
