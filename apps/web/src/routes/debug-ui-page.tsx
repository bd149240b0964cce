import '@peonia/ui/story.css';
import { allStories } from '@peonia/ui/all-stories.ts';
import { ThemeSwitch } from '../features/shell/public.ts';
import { PageHead } from '../platform/page-head.tsx';
import './debug-ui-page.css';

/** Every part of the design system in all its states. Not in production. */
export default function DebugUiPage() {
  return (
    <div className="stories">
      <PageHead title="UI" actions={<ThemeSwitch />} />
      {allStories.map((story) => (
        <section key={story.title}>
          <h2>{story.title}</h2>
          {story.render()}
        </section>
      ))}
    </div>
  );
}
