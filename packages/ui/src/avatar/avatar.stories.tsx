import { Badge } from '../badge/badge.tsx';
import { Brand } from '../brand/brand.tsx';
import { Coin, Price } from '../coin/coin.tsx';
import { Meta } from '../meta/meta.tsx';
import { NameLine } from '../name-line/name-line.tsx';
import { Pair } from '../pair/pair.tsx';
import type { Story } from '../story.ts';
import { storyCast, storyEnglish } from '../story-cast.ts';
import { Tag } from '../tag/tag.tsx';
import { Avatar } from './avatar.tsx';

const { mei, hana } = storyCast;

export default {
  title: 'Identity',
  render: (photos) => (
    <>
      <div className="row wrap story-wide">
        <Avatar size={28} name={mei.name} src={photos?.mei} online="Online" />
        <Avatar size={36} name={mei.name} src={photos?.mei} online="Online" />
        <Avatar name={mei.name} src={photos?.mei} online="Online" />
        <Avatar size={56} name={hana.name} src={photos?.hana} online="Online" crown="VIP" />
        <span>
          <NameLine name={hana.name} age={hana.age} verified="Verified" crown="VIP" />
          <Meta>
            {hana.place}
            {hana.there}
          </Meta>
        </span>
        <Pair first={hana.speaks} second={storyEnglish} joiner="and" />
        <Tag match matchLabel="you too">
          Travelling
        </Tag>
        <Tag>Family</Tag>
        <Badge count={4} label="4 new" />
        <Badge count={120} label="120 new" />
        <Price label="gold" className="gold">
          1,250
        </Price>
        <Coin size="lg" />
      </div>
      <div className="row wrap story-wide">
        <Avatar size={132} name={mei.name} src={photos?.mei} online="Online" crown="VIP" />
        <Avatar size={132} name={storyCast.jonas.name} online="Online" />
        <Avatar size={28} name="王小明" />
        <Avatar size={36} name="Elena Conti" src="/no-such-photo.webp" />
        <Avatar name="Yuki Abe" crown="VIP" />
        <NameLine name="Maximiliane Freifrau von Hohenstein" age={41} verified="Verified" href="#identity" />
        <Brand name="Peonia" />
      </div>
    </>
  ),
} satisfies Story;
