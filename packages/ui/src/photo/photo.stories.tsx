import type { Story } from '../story.ts';
import { Photo } from './photo.tsx';

export const story: Story = {
  title: 'Photo',
  render: (photos) => (
    <div className="grid">
      <Photo src={photos?.view} alt="A bay at dusk" ratio="square" />
      <Photo src={photos?.view} alt="The same bay, wider" ratio="video" />
      <Photo src={photos?.view} alt="The same bay, whole" width={900} height={600} />
      <Photo src="/no-such-photo.webp" alt="Photo by Mei Lin, 2 of 3" ratio="video" />
    </div>
  ),
};
