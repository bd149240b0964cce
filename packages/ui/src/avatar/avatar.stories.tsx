import { storyCast } from '../story-cast.ts';
import type { Story } from '../story.ts';
import { Avatar } from './avatar.tsx';
import * as storyCss from '../story.module.css';

const { mei, hana, jonas, elena, yuki } = storyCast;

export const story: Story = {
  title: 'Avatar',
  render: (photos) => (
    <>
      <div className={`row wrap ${storyCss.storyWide}`}>
        <Avatar size={28} name={mei.name} src={photos?.mei} online="Online" />
        <Avatar size={36} name={mei.name} src={photos?.mei} online="Online" />
        <Avatar name={mei.name} src={photos?.mei} online="Online" />
        <Avatar size={56} name={hana.name} src={photos?.hana} online="Online" crown="VIP" />
        <Avatar size={28} name="王小明" />
        <Avatar size={36} name={elena.name} src="/no-such-photo.webp" />
        <Avatar name={yuki.name} crown="VIP" />
      </div>
      <div className={`row wrap ${storyCss.storyWide}`}>
        <Avatar size={132} name={mei.name} src={photos?.mei} online="Online" crown="VIP" />
        <Avatar size={132} name={jonas.name} online="Online" />
      </div>
    </>
  ),
};
