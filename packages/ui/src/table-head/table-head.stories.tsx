import type { Story } from '../story.ts';
import { TableHead } from './table-head.tsx';

export const story: Story = {
  title: 'Table head',
  render: () => (
    <table>
      <TableHead columns={['Purchase', 'Before', 'New']} />
    </table>
  ),
};
