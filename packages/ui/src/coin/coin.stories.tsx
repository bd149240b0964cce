import type { Story } from '../story.ts';
import { Coin, Price } from './coin.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Coin and price',
  render: () => (
    <div className={`row wrap ${storyCss.storyWide}`}>
      <Coin label="Gold" />
      <Coin size="lg" />
      <Price label="gold">25</Price>
      <Price label="gold" tone="gold">
        1,250
      </Price>
    </div>
  ),
};
