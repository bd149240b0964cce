import { Price } from '../coin/coin.tsx';
import { Field } from '../field/field.tsx';
import type { Story } from '../story.ts';
import { RadioCard } from './radio-card.tsx';

const ONCE = 'One payment, ends by itself';

export const story: Story = {
  title: 'Radio card',
  render: () => (
    <Field group label="Pack">
      <div className="stack">
        <RadioCard
          name="story-pack"
          title="3 months"
          description={ONCE}
          aside={<Price label="gold">45</Price>}
          defaultChecked
        />
        <RadioCard name="story-pack" title="1 month" description={ONCE} aside={<Price label="gold">20</Price>} />
        <RadioCard name="story-pack" title="Lifetime" disabled />
      </div>
    </Field>
  ),
};
