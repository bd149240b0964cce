import { allStories } from '@peonia/ui/all-stories.ts';
import type { StoryPhotos } from '@peonia/ui/story.ts';
import { useState } from 'react';
import type { Recording } from '../../features/media/voice/use-recorder.ts';
import { VoicePlayer } from '../../features/media/voice/voice-player.tsx';
import { VoiceRecorder } from '../../features/media/voice/voice-recorder.tsx';
import { ThemeSwitch } from '../../features/shell/header/theme-switch.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import * as css from './debug-ui-page.module.css';

/** All parts of the design system in all states. Not in production. */
export default function DebugUiPage() {
  const photos = useRouteData<StoryPhotos>();
  return (
    <div className={css.stories}>
      <PageHead title="UI" actions={<ThemeSwitch />} />
      <section>
        <h2>Voice recorder</h2>
        <VoiceParts />
      </section>
      {allStories.map((story) => (
        <section key={story.title}>
          <h2>{story.title}</h2>
          {story.render(photos)}
        </section>
      ))}
    </div>
  );
}

/** The recorder and its result, as a message shows it. */
function VoiceParts() {
  const [used, setUsed] = useState<Recording | null>(null);
  return (
    <div className="stack">
      <VoiceRecorder onUse={setUsed} />
      {used === null ? null : (
        <VoicePlayer src={used.src} seconds={used.seconds} wave={used.wave} label="Voice message by Mei Lin" />
      )}
    </div>
  );
}
