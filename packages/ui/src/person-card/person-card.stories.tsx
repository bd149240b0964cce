import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { HandIcon } from '../icons/hand.tsx';
import { HeartFilledIcon } from '../icons/heart-filled.tsx';
import { HeartIcon } from '../icons/heart.tsx';
import { LanguagePairPill } from '../language-pair/language-pair-pill.tsx';
import { Meta } from '../meta/meta.tsx';
import { storyCast, storyEnglish } from '../story-cast.ts';
import type { Story, StoryPhotos } from '../story.ts';
import { PersonCard } from './person-card.tsx';

const SHOWN = ['xiu', 'yuki', 'jiwoo', 'elena'] as const;

function Person({ who, photo }: { who: (typeof SHOWN)[number]; photo: string | undefined }) {
  const person = storyCast[who];
  const liked = who === 'elena';
  return (
    <PersonCard
      name={person.name}
      age={person.age}
      href={`#${who}`}
      photo={photo}
      online={who !== 'elena' && 'Online'}
      verified={who !== 'jiwoo' && 'Verified'}
      crown={who === 'xiu' && 'VIP'}
      meta={
        <Meta>
          {person.place}
          {person.there}
        </Meta>
      }
      pair={<LanguagePairPill first={person.speaks} second={storyEnglish} joiner="and" />}
      footer={
        <>
          {who === 'yuki' ? (
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
            pressed={liked}
            icon={liked ? <HeartFilledIcon /> : <HeartIcon />}
          />
        </>
      }
    />
  );
}

function People({ photos }: { photos: StoryPhotos | undefined }) {
  return (
    <div className="grid">
      {SHOWN.map((who) => (
        <Person key={who} who={who} photo={photos?.[who]} />
      ))}
    </div>
  );
}

export const story: Story = { title: 'Person card', render: (photos) => <People photos={photos} /> };
