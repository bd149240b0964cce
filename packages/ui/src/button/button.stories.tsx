import { Coin } from '../coin/coin.tsx';
import { CheckIcon } from '../icons/check.tsx';
import type { Story } from '../story.ts';
import { Button } from './button.tsx';

export const story: Story = {
  title: 'Button',
  render: () => (
    <>
      <div className="row wrap">
        <Button>Message</Button>
        <Button busy busyLabel="Sending">
          Send
        </Button>
        <Button busy>Save</Button>
        <Button disabled>Disabled</Button>
        <Button href="#button">Link</Button>
        <Button href="#button" disabled>
          No link
        </Button>
      </div>
      <div className="row wrap">
        <Button variant="soft">Say hi</Button>
        <Button variant="line">Add friend</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="gold" icon={<Coin />}>
          Unlock for 25 gold
        </Button>
        <Button variant="trust" icon={<CheckIcon />} disabled>
          Hi sent
        </Button>
        <Button variant="danger">Delete</Button>
        <Button variant="dangerline">Block</Button>
      </div>
      <div className="row wrap">
        <Button size="lg">Large 52</Button>
        <Button>Default 44</Button>
        <Button size="sm">Small 36</Button>
      </div>
      <Button block variant="line">
        Bestätigungscode noch einmal an meine E-Mail-Adresse schicken lassen
      </Button>
    </>
  ),
};
