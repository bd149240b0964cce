import type { IconProps } from './icon.tsx';
import { messageBubblePath } from './message-bubble-path.ts';

/** Say-hi sent, waiting for a reply: a speech bubble with three dots in the accent colour. */
export const MessageDotsIcon = ({ className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    focusable="false"
    aria-hidden="true"
    className={className ? `icon ${className}` : 'icon'}
  >
    <path d={messageBubblePath} stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
    <path className="icon-dots" d="M8 12h.01M12 12h.01M16 12h.01" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);
