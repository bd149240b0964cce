import '@peonia/ui/story.css';
import { allStories } from '@peonia/ui/all-stories.ts';
import type { StoryPhotos } from '@peonia/ui/story.ts';
import { ThemeSwitch } from '../features/shell/public.ts';
import { PageHead } from '../platform/page-head.tsx';
import { useRouteData } from '../platform/use-route-data.ts';
import './debug-ui-page.css';

/** Every part of the design system in all its states. Not in production. */
export default function DebugUiPage() {
  const photos = useRouteData<StoryPhotos>();
  return (
    <div className="stories">
      <PageHead title="UI" actions={<ThemeSwitch />} />
      {allStories.map((story) => (
        <section key={story.title}>
          <h2>{story.title}</h2>
          {story.render(photos)}
        </section>
      ))}
    </div>
  );
}
