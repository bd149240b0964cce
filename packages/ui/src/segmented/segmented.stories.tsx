import { useState } from 'react';
import { Check } from '../check/check.tsx';
import { Field } from '../field/field.tsx';
import { MoonIcon, SunIcon } from '../icons.tsx';
import { Price } from '../coin/coin.tsx';
import { Radio } from '../radio/radio.tsx';
import { RadioCard } from '../radio-card/radio-card.tsx';
import type { Story } from '../story.ts';
import { Switch } from '../switch/switch.tsx';
import { Segmented } from './segmented.tsx';

function Choices() {
  const [pay, setPay] = useState('gold');
  const [theme, setTheme] = useState('auto');
  return (
    <div className="row wrap">
      <Segmented
        label="Pay with"
        value={pay}
        onChange={setPay}
        segments={[
          { value: 'gold', label: 'Gold' },
          { value: 'vip', label: 'VIP' },
        ]}
      />
      <Segmented
        label="Appearance"
        dense
        value={theme}
        onChange={setTheme}
        segments={[
          { value: 'auto', label: 'Auto' },
          { value: 'light', label: 'Light', icon: <SunIcon />, iconOnly: true },
          { value: 'dark', label: 'Dark', icon: <MoonIcon />, iconOnly: true },
        ]}
      />
    </div>
  );
}

export default {
  title: 'Choices',
  render: () => (
    <div className="stack">
      <div className="row wrap story-wide">
        <Check label="Checked" defaultChecked />
        <Check label="Unchecked" />
        <Check label="Disabled" disabled defaultChecked />
      </div>
      <Field group label="I am" hint="Shown on your profile">
        <div className="row wrap story-wide">
          <Radio name="story-i-am" label="A woman" defaultChecked />
          <Radio name="story-i-am" label="A man" />
        </div>
      </Field>
      <Switch label="Show when I am online" hint="Others see a green dot" defaultChecked />
      <Switch label="Show my local time" />
      <Switch label="Not available" disabled />
      <Choices />
      <Field group label="Pack">
        <div className="stack">
          <RadioCard
            name="story-pack"
            title="3 months"
            description="One payment, ends by itself"
            aside={<Price label="gold">45</Price>}
            defaultChecked
          />
          <RadioCard name="story-pack" title="1 month" description="One payment, ends by itself" aside={<Price label="gold">20</Price>} />
          <RadioCard name="story-pack" title="Lifetime" disabled />
        </div>
      </Field>
    </div>
  ),
} satisfies Story;
