import { PenLineIcon } from '../icons/pen-line.tsx';
import type { Story } from '../story.ts';
import { Bubble } from './bubble.tsx';
import { DaySeparator } from './day-separator.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Bubble',
  render: () => (
    <div className={`stack ${storyCss.storyThread}`} role="log" aria-label="Chat with Mei Lin">
      <DaySeparator>Today</DaySeparator>
      <Bubble
        text="I made it home. My legs are finished, but I cannot stop smiling."
        original="我到家了。腿已经不行了，可是一直在笑。"
        originalLang="zh-Hans"
        originalLabel="Original:"
        time="21:04"
        note={<span>Chinese to English</span>}
      />
      <Bubble
        out
        text="Then you have to show me that path one day."
        original="那你改天一定要带我走走那条路。"
        originalLang="zh-Hans"
        time="21:06"
        state="read"
        stateLabel="Read 21:07"
      />
      <Bubble
        text="My grandmother says you may come for dumplings at New Year. She does not say that to everyone."
        original="奶奶说过年你可以来吃饺子。这话她可不随便对人说。"
        originalLang="zh-Hans"
        time="21:18"
        note={
          <>
            <PenLineIcon />
            <b>Human translation</b>
            <button type="button">Report</button>
          </>
        }
      />
      <Bubble text="🥟🎉" time="21:18" />
      <Bubble
        out
        text="Tell her I will learn to fold them properly."
        time="21:19"
        state="sent"
        stateLabel="Sent, translating"
      />
      <Bubble out text="And I bring the wine." time="21:19" state="delivered" stateLabel="Delivered" />
      <Bubble out text="From the Alps" time="21:20" state="sending" stateLabel="Sending" />
      <Bubble
        out
        text="Good night"
        state="failed"
        stateLabel="Not sent"
        retryLabel="Try again"
        onRetry={() => undefined}
      />
      <TypingIndicator label="Mei is typing" />
    </div>
  ),
};
