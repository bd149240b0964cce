import { useState } from 'react';
import { ScrollPill } from '../scroll-pill/scroll-pill.tsx';
import type { Story, StoryPhotos } from '../story.ts';
import { Crop, type CropRect } from './crop.tsx';

function Cropping({ photos, round, aspect }: { photos: StoryPhotos | undefined; round?: boolean; aspect: number }) {
  const [rect, setRect] = useState<CropRect>();
  if (!photos?.view) return null;
  return (
    <div className="grow">
      <Crop
        src={photos.view}
        aspect={aspect}
        round={round ?? false}
        label="Photo. Arrow keys move it, plus and minus zoom."
        zoomLabel="Zoom"
        onChange={setRect}
      />
      <output className="tiny muted num">{rect ? Object.values(rect).map((share) => share.toFixed(2)).join(' ') : ''}</output>
    </div>
  );
}

export default {
  title: 'Crop and scroll pill',
  render: (photos) => (
    <>
      <ScrollPill onClick={() => scrollTo({ top: 0 })}>3 new</ScrollPill>
      <div className="row wrap story-top">
        <Cropping photos={photos} aspect={1} round />
        <Cropping photos={photos} aspect={780 / 250} />
      </div>
    </>
  ),
} satisfies Story;
