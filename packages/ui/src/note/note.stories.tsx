import { Button } from '../button/button.tsx';
import { Coin } from '../coin/coin.tsx';
import { BanIcon } from '../icons/ban.tsx';
import { HourglassIcon } from '../icons/hourglass.tsx';
import { InfoIcon } from '../icons/info.tsx';
import { LanguagesIcon } from '../icons/languages.tsx';
import type { Story } from '../story.ts';
import { Note } from './note.tsx';

const unlock = (
  <Button size="sm" variant="gold">
    Unlock, 80
  </Button>
);

export const story: Story = {
  title: 'Note',
  render: () => (
    <div className="stack">
      <Note tone="bad" icon={<BanIcon />}>
        You are blocking this user, he/she can NOT reply your message.{' '}
        <a className="link" href="#note">
          Unblock
        </a>
      </Note>
      <Note icon={<HourglassIcon />}>Please wait for response before you can send more messages.</Note>
      <Note tone="trust" icon={<LanguagesIcon />}>
        Machine translation is on for this chat. You can ask a human translator for any message.
      </Note>
      <Note tone="gold" icon={<Coin />} action={unlock}>
        Contact details
      </Note>
      <Note tone="info" icon={<InfoIcon />}>
        You already wrote this.
      </Note>
    </div>
  ),
};
