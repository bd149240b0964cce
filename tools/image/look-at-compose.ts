import { request } from 'node:https';
import type { Container } from './container.ts';

/** What is wrong with running services, in words; empty where all is well. `address` is that of nginx. */
export async function lookAtCompose(containers: readonly Container[], address: string): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (what: string, isSo: boolean) => void (isSo || wrong.push(what));
  for (const { name, run } of containers) {
    const account = run('cat', '/proc/self/status').output;
    expect(`${name} runs as root`, /^Uid:\t1000\t1000\t1000\t1000$/m.test(account));
    expect(`${name} has capabilities`, /^Cap(?:Eff|Bnd):\t0+$/m.test(account));
    expect(`${name} may gain rights`, /^NoNewPrivs:\t1$/m.test(account));
    expect(`${name} writes to its files`, run('touch', '/opt/peonia/written').status !== 0);
    expect(`${name} cannot write temporary files`, run('touch', '/tmp/written').status === 0);
    expect(`${name} writes to the backups`, run('touch', '/backup/written').status !== 0);
    const ready = run(
      'node',
      '-e',
      "fetch('http://127.0.0.1:3000/readyz').then(async (r) => console.log(await r.text()))",
    );
    expect(
      `${name} is not ready: ${ready.output}`,
      parts.every((part) => ready.output.includes(`"${part}":"up"`)),
    );
  }
  const [first] = containers;
  const staff = first?.run('node', 'bin/staff.mjs', 'list');
  expect(`the command of the guide fails: ${staff?.output}`, staff?.status === 0 && staff.output.includes('Nobody'));

  const page = await ask(address, '/');
  expect(`nginx answers ${page.status} for the first page`, page.status === 200 && page.text.includes('<html'));
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
  expect(`nginx answers no file of the build: ${asset}`, (await ask(address, asset)).status === 200);
  expect('nginx shows the metrics', (await ask(address, '/metrics')).status === 404);
  const served = await Promise.all(Array.from({ length: 20 }, () => ask(address, '/v1/status')));
  expect(
    'a call fails',
    served.every(({ status }) => status === 200),
  );
  return wrong;
}

const parts = ['database', 'migrations', 'redis', 'storage'] as const;

/** A reply over TLS for the name of the guide; the certificate is signed by nobody. */
function ask(host: string, path: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((done) => {
    const options = { host, path, servername: 'example.com', headers: { host: 'example.com' } };
    request({ ...options, rejectUnauthorized: false, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => done({ status: reply.statusCode ?? 0, text }));
    })
      .on('error', ({ message }) => done({ status: 0, text: message }))
      .end();
  });
}
