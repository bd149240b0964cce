import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseSpins, ownSpins } from './wheel.sql.ts';

export const wheelEraser: Eraser = {
  feature: 'wheel',
  async erase(db, memberId) {
    await eraseSpins.run(db, { member_id: memberId });
  },
};

export const wheelExporter: Exporter = {
  feature: 'wheel',
  async *files(db, memberId) {
    const spins = await ownSpins.all(db, { member_id: memberId });
    yield jsonFile(
      'wheel/spins.json',
      spins.map(({ gold, ...spin }) => ({ ...spin, gold: goldFromCents(gold) })),
    );
  },
};
