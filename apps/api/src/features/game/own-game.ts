import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseGame, ownBests, ownSessions } from './game.sql.ts';

export const gameEraser: Eraser = {
  feature: 'game',
  async erase(db, memberId) {
    await eraseGame.run(db, { member_id: memberId });
  },
};

export const gameExporter: Exporter = {
  feature: 'game',
  async *files(db, memberId) {
    yield jsonFile('game/rounds.json', await ownSessions.all(db, { member_id: memberId }));
    yield jsonFile('game/best.json', await ownBests.all(db, { member_id: memberId }));
  },
};
