import { Button } from '../button/button.tsx';
import { Coin } from '../coin/coin.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { BanIcon, HourglassIcon, InfoIcon, LanguagesIcon, MessageCircleIcon } from '../icons.tsx';
import { Progress } from '../progress/progress.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { Story } from '../story.ts';
import { Note } from './note.tsx';

export default {
  title: 'Notes, empty, waiting',
  render: () => (
    <div className="stack">
      <Note tone="bad" icon={<BanIcon />}>
        You are blocking this user, he/she can NOT reply your message.{' '}
        <a className="link" href="#unblock">
          Unblock
        </a>
      </Note>
      <Note icon={<HourglassIcon />}>Please wait for response before you can send more messages.</Note>
      <Note tone="trust" icon={<LanguagesIcon />}>
        Machine translation is on for this chat. You can ask a human translator for any message.
      </Note>
      <Note
        tone="gold"
        icon={<Coin />}
        action={
          <Button size="sm" variant="gold">
            Unlock, 80
          </Button>
        }
      >
        Contact details
      </Note>
      <Note tone="info" icon={<InfoIcon />}>
        You already wrote this.
      </Note>
      <EmptyState
        icon={<MessageCircleIcon />}
        title="No chats yet"
        text="Say hi to someone online. You write in your language, they read it in theirs."
        action={<Button size="sm">See who is online</Button>}
      />
      <Loading label="Loading chats" shape="row" count={2} />
      <Loading label="Loading posts" shape="card" />
      <Progress label="dusk.jpg" value={0.64} />
      <Progress label="alps.png" />
      <Spinner size="lg" label="Loading" />
    </div>
  ),
} satisfies Story;
