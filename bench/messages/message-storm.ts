import { parseArgs } from 'node:util';
import { runStorm } from '../../apps/api/test/process/message-storm.ts';
import { openServer } from '../open-server.ts';

// Messages over torn sockets and killed servers: nothing lost, doubled or out of order. node
// bench/messages/message-storm.ts --messages 10000
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    pairs: { type: 'string', default: '20' },
    cuts: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
  },
});
const server = await openServer();
try {
  const began = performance.now();
  const report = await runStorm(await server.createDatabase('storm'), {
    messages: Number(values.messages),
    pairs: Number(values.pairs),
    cuts: Number(values.cuts),
    kills: Number(values.kills),
  });
  console.log(
    `${report.acknowledged} messages acknowledged, ${report.cut} sockets torn, ${report.killed} servers killed, ${((performance.now() - began) / 1_000).toFixed(1)} s`,
  );
  console.log(report.faults.length === 0 ? 'Nothing lost, doubled or out of order' : report.faults.join('\n'));
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
