import type { Mutant } from '../mutant.ts';

const platform = 'apps/api/src/platform';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a process gets the frames of its own members alone',
    file: `${platform}/realtime/realtime.ts`,
    find: 'const memberTopic = (memberId: number) => `member:${memberId}`;',
    replace: "const memberTopic = (_memberId: number) => 'member';",
    test: `${platform}/realtime/bus.test.ts`,
    named: 'gives a process the frames of its own members alone',
  },
  {
    rule: 'nobody is followed whose last device has gone',
    file: `${platform}/realtime/bus.ts`,
    find: 'subscriber.unsubscribe(channelOf(topic)).catch(() => {});',
    replace: '',
    test: `${platform}/realtime/bus.test.ts`,
    named: 'follows nobody whose last device has gone',
  },
  {
    rule: 'a trace names a route, never an address',
    file: `${platform}/tracing/trace-requests.ts`,
    find: "'http.route': route }",
    replace: "'http.route': route, 'url.path': request.url }",
    test: 'apps/api/test/process/traces.test.ts',
    named: 'follows a message from its request to its statements',
  },
  {
    rule: 'a young page at the hosted service keeps what it fetched',
    file: 'apps/api/src/platform/realtime/hosted/hosted-devices.ts',
    find: 'await (after < 0 && age !== undefined',
    replace: 'await (after < -1 && age !== undefined',
    test: 'apps/api/src/platform/realtime/hosted/hosted.test.ts',
    named: 'leaves the snapshots of a young page as they are if none came since',
  },
];
