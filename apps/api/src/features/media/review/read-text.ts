import { spawn } from 'node:child_process';
import { bounded, hasProgram, quietEnv } from '../transcode/media-program.ts';

/** Words below this confidence, in per cent, are patterns that look like letters. */
const surest = 70;
/** Fewer letters and digits are a sign in the background or a print on a shirt. */
const fewestSigns = 12;
const bounds = { wallMs: 20_000, cpuSeconds: 15, fileBytes: 0 };

/** Whether Debian's `tesseract-ocr` is installed; without it no text is looked for. */
export const canReadText = (): boolean => hasProgram('tesseract');

/** Returns true if the picture (PNG) has text on it. False where the reader fails or is too slow. */
export async function hasText(picture: Buffer): Promise<boolean> {
  return countSigns(await readTable(picture)) >= fewestSigns;
}

/** Letters and digits that were read with confidence. The table has a word per line: confidence, then the word. */
export function countSigns(table: string): number {
  const words = table
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(-2));
  const sure = words.filter(([confidence]) => Number(confidence) >= surest);
  return sure.reduce((sum, [, word = '']) => sum + (word.match(/[\p{L}\p{N}]/gu) ?? []).length, 0);
}

async function readTable(picture: Buffer): Promise<string> {
  const [program, ...args] = bounded('tesseract', ['stdin', 'stdout', '--psm', '11', 'tsv'], bounds);
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...quietEnv(), OMP_THREAD_LIMIT: '1' },
    timeout: bounds.wallMs,
    killSignal: 'SIGKILL',
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  let table = '';
  child.stdout.on('data', (chunk: Buffer) => (table += chunk.toString()));
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.on('error', () => resolve(''));
  child.on('close', (code) => resolve(code === 0 ? table : ''));
  child.stdin.end(picture);
  return promise;
}
