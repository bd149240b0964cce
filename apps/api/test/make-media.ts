import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small film with a tone, as a phone saves it: `mov` with the place where it was taken, or `mp4`. */
export function makeFilm({
  ext = 'mov',
  seconds = 2,
  width = 320,
  height = 180,
}: { ext?: 'mov' | 'mp4'; seconds?: number; width?: number; height?: number } = {}): Promise<Buffer> {
  const picture = [
    '-f',
    'lavfi',
    '-i',
    `testsrc=size=${width}x${height}:rate=12:duration=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=440:duration=${seconds}`,
  ];
  const place = [
    '-metadata',
    'location=+48.1371+011.5754/',
    '-metadata',
    'com.apple.quicktime.location.ISO6709=+48.1371+011.5754/',
    '-metadata',
    'comment=Secret Street 7',
    '-movflags',
    'use_metadata_tags',
  ];
  return make(ext, [
    ...picture,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
    ...place,
  ]);
}

/** A recorded voice, in the container of each browser family. */
export function makeVoice(ext: 'webm' | 'ogg' | 'm4a', seconds = 3): Promise<Buffer> {
  return make(ext, [
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=300:duration=${seconds}`,
    '-c:a',
    ext === 'm4a' ? 'aac' : 'libopus',
    '-b:a',
    '24k',
  ]);
}

/** Whatever ffmpeg makes of these arguments, as a file with this ending. */
export async function make(ext: string, args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-film-'));
  const path = join(folder, `film.${ext}`);
  try {
    await run('ffmpeg', ['-v', 'error', '-y', ...args, path], { timeout: 30_000 });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What ffprobe says of a file. */
export async function probe(data: Buffer): Promise<{
  streams: { codec_name: string; codec_type: string; width?: number; height?: number }[];
  format: { duration: string; tags?: Record<string, string> };
}> {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-film-'));
  const path = join(folder, 'film');
  try {
    await writeFile(path, data);
    const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', path]);
    return JSON.parse(stdout) as Awaited<ReturnType<typeof probe>>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
