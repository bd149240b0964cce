import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Container } from '../ingest/file-kind.ts';
import { openOwn, openReceived, runFfmpeg, runProbe } from './media-program.ts';

interface Transcoded {
  /** Path of the playable file in the work folder. */
  readonly path: string;
  readonly seconds: number;
}

export interface Transcoding {
  readonly path: string;
  readonly container: Container;
  /** An empty folder, removed with the work. */
  readonly folder: string;
  readonly limits: Limits;
  onShare(share: number): void;
}

/** Upright, at most 720p; H.264 needs even sides. */
const scale =
  "scale=w='if(gte(iw,ih),min(1280,iw),min(720,iw))':h='if(gte(iw,ih),min(720,ih),min(1280,ih))':force_original_aspect_ratio=decrease:force_divisible_by=2,format=yuv420p";
const bare = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-sn',
  '-dn',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
];

/** H.264 and AAC in an MP4 with fast start, nothing else of the source. */
export async function transcodeVideo(
  { path, container, folder, limits, onShare }: Transcoding,
  seconds: number | null,
): Promise<Transcoded & { width: number; height: number; poster: Buffer; frames: Buffer }> {
  const out = join(folder, 'play.mp4');
  const longest = limits.video_seconds_max;
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '24',
    '-maxrate',
    '2500k',
    '-bufsize',
    '5000k',
    '-threads',
    '2',
    '-fpsmax',
    '30',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ac',
    '2',
  ];
  const bounds = {
    wallMs: (60 + longest * 4) * 1_000,
    cpuSeconds: 60 + Math.ceil((seconds ?? longest) * 4),
    fileBytes: limits.upload_bytes_max * 3,
  };
  const args = [
    ...openReceived(container, path),
    '-t',
    String(longest),
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    ...bare,
    '-vf',
    scale,
    ...encoding,
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
    out,
  ];
  await runFfmpeg(args, bounds, (done) => onShare(seconds === null || seconds === 0 ? 0 : done / seconds));
  const made = await probeOwn(out);
  const picture = join(folder, 'poster.png');
  await runFfmpeg(
    [
      '-ss',
      String(Math.min(1, made.seconds / 10)),
      ...openOwn(out),
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2',
      picture,
    ],
    { wallMs: 30_000, cpuSeconds: 8, fileBytes: 20_000_000 },
  );
  const frames = await drawFrames(out, made.seconds, folder);
  return { path: out, ...made, poster: await readFile(picture), frames };
}

/** Frames across and down on the sheet for reviewers. */
export const sheetSide = 3;

/** Evenly spaced frames of a video of our own on one sheet, as a picture. `folder` is for files in work. */
export async function drawFrames(path: string, seconds: number, folder: string): Promise<Buffer> {
  const sheet = join(folder, 'frames.png');
  const perSecond = sheetSide ** 2 / Math.max(seconds, 0.1);
  const filter = `fps=${perSecond.toFixed(6)},scale=320:320:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  const bounds = { wallMs: (30 + seconds) * 1_000, cpuSeconds: 30 + Math.ceil(seconds), fileBytes: 20_000_000 };
  await runFfmpeg(
    [
      ...openOwn(path),
      '-an',
      '-vf',
      `${filter},tile=${sheetSide}x${sheetSide}`,
      '-frames:v',
      '1',
      '-c:v',
      'png',
      '-f',
      'image2',
      sheet,
    ],
    bounds,
  );
  return readFile(sheet);
}

/** The first minute as AAC. */
export async function transcodeVoice({
  path,
  container,
  folder,
  limits,
}: Transcoding): Promise<Transcoded & { waveform: number[] }> {
  const out = join(folder, 'voice.m4a');
  const sound = join(folder, 'voice.pcm');
  const longest = String(limits.voice_seconds_max);
  const bounds = { wallMs: 60_000, cpuSeconds: 30, fileBytes: 20_000_000 };
  await runFfmpeg(
    [
      ...openReceived(container, path),
      '-t',
      longest,
      '-map',
      '0:a:0',
      ...bare,
      '-vn',
      '-c:a',
      'aac',
      '-b:a',
      '64k',
      '-ac',
      '1',
      '-ar',
      '44100',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      out,
    ],
    bounds,
  );
  await runFfmpeg(
    [...openOwn(out), '-map', '0:a:0', '-c:a', 'pcm_s16le', '-ac', '1', '-ar', '8000', '-f', 's16le', sound],
    bounds,
  );
  const pcm = await readFile(sound);
  return { path: out, seconds: Math.round(pcm.length / 1_600) / 10, waveform: waveformOf(pcm) };
}

async function probeOwn(path: string): Promise<{ seconds: number; width: number; height: number }> {
  const text = await runProbe([
    ...openOwn(path),
    '-select_streams',
    'v:0',
    '-of',
    'json',
    '-show_entries',
    'format=duration:stream=width,height',
  ]);
  const { streams = [], format = {} } = JSON.parse(text) as {
    streams?: readonly { width: number; height: number }[];
    format?: { duration?: string };
  };
  const [{ width, height } = { width: 0, height: 0 }] = streams;
  return { seconds: Math.round(Number(format.duration ?? 0) * 10) / 10, width, height };
}

const steps = 48;

/** Loudness in 48 steps of 0 to 100; the loudest step is 100, silence is 0. */
export function waveformOf(pcm: Buffer): number[] {
  const samples = Math.floor(pcm.length / 2);
  const loudness = Array.from({ length: steps }, (_none, step) => {
    const from = Math.floor((step * samples) / steps);
    const to = Math.floor(((step + 1) * samples) / steps);
    let sum = 0;
    for (let i = from; i < to; i += 1) sum += pcm.readInt16LE(i * 2) ** 2;
    return to > from ? Math.sqrt(sum / (to - from)) : 0;
  });
  const loudest = Math.max(...loudness);
  // Quiet noise is not scaled to full height.
  return loudness.map((value) => (loudest < 30 ? 0 : Math.round((value / loudest) * 100)));
}
