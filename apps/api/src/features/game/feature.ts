import { gameContract as contract } from '@peonia/contract/game.schema.ts';
import { purgeInBatches } from '../../platform/db/purge-in-batches.ts';
import { hook, type Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { feature } from '../feature.ts';
import { cards, gamePlace } from '../profiles/public.ts';
import { purgeBests, purgeSessions } from './game.sql.ts';
import { gameEraser, gameExporter } from './own-game.ts';
import { finishGame, openGame } from './play-game.ts';
import { readBoard } from './read-board.ts';
import { openWeekWinners, type WeekWinners } from './week-winners.ts';

const weekWinners = hook<WeekWinners>('game.week-winners');

export const game = feature({
  name: 'game',
  routes: gameRoutes,
  eraser: gameEraser,
  exporter: gameExporter,
  jobs: () => [
    {
      name: 'game.purge',
      schedule: '19 3 * * *',
      async run(database) {
        await purgeInBatches(database, purgeSessions, { days: 7 });
        await purgeInBatches(database, purgeBests, { days: 60 });
      },
    },
  ],
  provides: [
    weekWinners.provide(({ database }) => openWeekWinners(database)),
    gamePlace.provide(({ use }) => use(weekWinners).placeOf),
  ],
});

function gameRoutes({ server, edge, config, limits, database, use }: Context): void {
  const context = { secret: config.secret, secrets: config.secrets, limits, winners: use(weekWinners) };
  const memberCards = use(cards);
  // Opening is a GET by the specification, and writes.
  route(server, edge, contract.openGame, ({ caller, query }) =>
    database.transaction((db) => openGame({ db, caller, query }, context)),
  );
  route(server, edge, contract.finishGame, (call) => finishGame(call, context));
  route(server, edge, contract.getGameBoard, (call) => readBoard(call, memberCards));
}
