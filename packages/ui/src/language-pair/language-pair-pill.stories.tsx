import { storyCast, storyEnglish } from '../story-cast.ts';
import type { Story } from '../story.ts';
import { LanguagePairPill } from './language-pair-pill.tsx';

const { mei, yuki, hana, elena } = storyCast;

export const story: Story = {
  title: 'Pair',
  render: () => (
    <div className="row wrap">
      {[mei, yuki, hana, elena].map((person) => (
        <LanguagePairPill key={person.name} first={person.speaks} second={storyEnglish} joiner="and" />
      ))}
      <LanguagePairPill first={storyEnglish} second={mei.speaks} joiner="and" />
    </div>
  ),
};
