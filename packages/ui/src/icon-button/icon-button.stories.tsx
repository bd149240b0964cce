import { useState } from 'react';
import { BellIcon } from '../icons/bell.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { EllipsisIcon } from '../icons/ellipsis.tsx';
import { HeartFilledIcon } from '../icons/heart-filled.tsx';
import { HeartIcon } from '../icons/heart.tsx';
import { MicIcon } from '../icons/mic.tsx';
import type { Story } from '../story.ts';
import { IconButton } from './icon-button.tsx';

function Like() {
  const [liked, setLiked] = useState(false);
  return (
    <IconButton
      label="Like"
      variant="fill"
      pressed={liked}
      icon={liked ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={() => setLiked(!liked)}
    />
  );
}

export const story: Story = {
  title: 'Icon button',
  render: () => (
    <div className="row wrap">
      <Like />
      <IconButton label="Liked" variant="fill" pressed icon={<HeartFilledIcon />} />
      <IconButton label="Notifications" count={3} countLabel="3 new" icon={<BellIcon />} />
      <IconButton label="Notifications" count={120} countLabel="120 new" icon={<BellIcon />} />
      <IconButton label="More" size="sm" icon={<EllipsisIcon />} />
      <IconButton label="Record voice message" variant="primary" icon={<MicIcon />} />
      <IconButton label="Remove" variant="shade" size="sm" icon={<CloseIcon />} />
      <IconButton label="Saving" busy icon={<HeartIcon />} />
      <IconButton label="Not now" disabled icon={<HeartIcon />} />
    </div>
  ),
};
