import { ChatAppHost } from '../../features/accounts/chat-app/chat-app-host.tsx';
import { SectionLink } from '../../features/shell/navigation/section-link.tsx';
import { bottomSections, guestSections, isWithin } from '../../features/shell/navigation/sections.tsx';
import { usePagePath } from '../../platform/router/use-page-path.ts';
import { useSignedIn } from '../../platform/session/session.ts';

/** The chat app's browser with the tabs of the bottom bar. */
export function ChatApp() {
  const path = usePagePath();
  const sections = useSignedIn() ? bottomSections() : guestSections();
  return (
    <ChatAppHost
      isTab={sections.some(({ href }) => href === path)}
      above={sections.find((section) => isWithin(section, path))?.href ?? '/home'}
      tabs={(className) =>
        sections.map((section) => <SectionLink key={section.href} section={section} className={className} />)
      }
    />
  );
}
