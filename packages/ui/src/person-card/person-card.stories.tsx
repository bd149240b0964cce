import { Button } from '../button/button.tsx';
import { HandIcon, CheckIcon, HeartIcon, HeartFilledIcon } from '../icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Meta } from '../meta/meta.tsx';
import { Pair } from '../pair/pair.tsx';
import { Photo } from '../photo/photo.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import type { Story } from '../story.ts';
import { storyCast, storyEnglish } from '../story-cast.ts';
import { PersonCard } from './person-card.tsx';

const SHOWN = ['xiu', 'yuki', 'jiwoo', 'elena'] as const;

export default {
  title: 'Person card',
  render: (photos) => (
    <>
      <div className="grid">
        {SHOWN.map((key) => {
          const person = storyCast[key];
          return (
            <PersonCard
              key={key}
              name={person.name}
              age={person.age}
              href={`#${key}`}
              photo={photos?.[key]}
              online={key !== 'elena' && 'Online'}
              verified={key !== 'jiwoo' && 'Verified'}
              crown={key === 'xiu' && 'VIP'}
              meta={
                <Meta>
                  {person.place}
                  {person.there}
                </Meta>
              }
              pair={<Pair first={person.speaks} second={storyEnglish} joiner="and" />}
              footer={
                <>
                  {key === 'yuki' ? (
                    <Button size="sm" variant="trust" icon={<CheckIcon />} disabled>
                      Hi sent
                    </Button>
                  ) : (
                    <Button size="sm" variant="soft" icon={<HandIcon />}>
                      Say hi
                    </Button>
                  )}
                  <IconButton
                    size="sm"
                    variant="fill"
                    label={`Like ${person.name}`}
                    pressed={key === 'elena'}
                    icon={key === 'elena' ? <HeartFilledIcon /> : <HeartIcon />}
                  />
                </>
              }
            />
          );
        })}
      </div>
      <Loading label="Loading people" shape="person" count={4} />
      <div className="grid">
        <Photo src={photos?.view} alt="A bay at dusk" ratio="square" />
        <Photo src={photos?.view} alt="A bay at dusk" ratio="video" />
        <Photo src="/no-such-photo.webp" alt="Photo by Mei Lin, 2 of 3" ratio="video" />
      </div>
    </>
  ),
} satisfies Story;
