import type { Story } from '../story.ts';
import { Brand } from './brand.tsx';

export const story: Story = { title: 'Brand', render: () => <Brand name="Peonia" /> };
