import { useEffect, useState } from 'react';
import type { Story, StoryPhotos } from '../story.ts';
import { Crop, type CropRect } from './crop.tsx';
import * as storyCss from '../story.module.css';

function Cropping({
  photos,
  round = false,
  aspect,
}: {
  photos: StoryPhotos | undefined;
  round?: boolean;
  aspect: number;
}) {
  const [rect, setRect] = useState<CropRect>();
  // The crop uses inline styles, which server-rendered pages must not contain.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!photos?.view || !isInBrowser) return null;
  const shares = rect ? [rect.x, rect.y, rect.w, rect.h].map((share) => share.toFixed(2)) : [];
  return (
    <div className="grow">
      <Crop
        src={photos.view}
        aspect={aspect}
        round={round}
        label="Photo. Move it with the arrow keys, zoom with plus and minus."
        zoomLabel="Zoom"
        onChange={setRect}
      />
      <output className="tiny muted tabular">{shares.join(' ')}</output>
    </div>
  );
}

export const story: Story = {
  title: 'Photo crop',
  render: (photos) => (
    <div className={`row wrap ${storyCss.storyTop}`}>
      <Cropping photos={photos} aspect={1} round />
      <Cropping photos={photos} aspect={780 / 250} />
    </div>
  ),
};
