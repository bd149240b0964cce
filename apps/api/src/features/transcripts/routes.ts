import { transcriptsContract as contract } from '@peonia/contract/media/transcripts.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { media } from '../media/public.ts';
import { openTranscription } from './engine/open-transcription.ts';
import { transcriptionSettings } from './engine/transcription-settings.ts';
import { transcribe } from './transcribe.ts';
import { openTranscriber } from './transcriber.ts';
import { openTranscriptionCounts } from './transcription-counts.ts';

export function transcriptsRoutes(context: Context): void {
  const { server, edge, config, limits, database, blobs, log, metrics, use } = context;
  const engine = openTranscription(config.of(transcriptionSettings));
  const count = openTranscriptionCounts(metrics);
  const folder = `${config.dataDir}/conversions`;
  const transcriber = engine === null ? null : openTranscriber({ database, blobs, engine, folder, limits, log, count });
  const { view } = use(media);
  // The service answers before anything is written: no transaction waits for it.
  route(server, edge, contract.transcribe, (call) => transcribe(call, { transcriber, view, limits }), {
    transaction: 'none',
  });
}
