import fastify from 'fastify';
import { expect, it } from 'vitest';
import { lineProblems } from '../../../test/capture-log.ts';
import { readConfig } from '../config/config.ts';
import { logOptions } from './log-options.ts';
import { RequestLog } from './request-log.ts';

/** The lines of one request to a route that fails, or does not. */
async function linesOf({ fails }: { fails: boolean }): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const options = logOptions(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info' }));
  const app = fastify({ logger: { ...(options as object), stream: { write } }, logController: new RequestLog() });
  app.get('/:id', async () => {
    if (fails) throw new Error('no');
    return 'yes';
  });
  await app.inject('/7?secret=1');
  await app.close();
  return lines;
}

it('writes one line for a request, with its route and status', async () => {
  const lines = await linesOf({ fails: false });

  expect(lines).toEqual([
    expect.objectContaining({
      req: { method: 'GET', route: '/:id' },
      res: { status: 200 },
      reqId: expect.any(String) as string,
      responseTime: expect.any(Number) as number,
    }),
  ]);
  expect(lines.flatMap(lineProblems)).toEqual([]);
});

it('names the route of a request that failed', async () => {
  const lines = await linesOf({ fails: true });

  expect(lines.at(-1)).toMatchObject({ req: { route: '/:id' }, res: { status: 500 } });
});
