import { Meta } from '../meta/meta.tsx';
import { storyCast } from '../story-cast.ts';
import type { Story } from '../story.ts';
import { NameLine } from './name-line.tsx';
import * as storyCss from '../story.module.css';

const { hana, xiu } = storyCast;

export const story: Story = {
  title: 'Name line',
  render: () => (
    <div className={`row wrap ${storyCss.storyWide}`}>
      <span>
        <NameLine name={hana.name} age={hana.age} verified="Verified" crown="VIP" />
        <Meta>
          {hana.place}
          {hana.there}
        </Meta>
      </span>
      <NameLine name={xiu.name} />
      <NameLine name="Maximiliane Freifrau von Hohenstein" age={41} verified="Verified" href="#name-line" />
    </div>
  ),
};
