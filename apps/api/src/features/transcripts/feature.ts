import { siteFacts } from '../../platform/web/renderer.ts';
import { feature } from '../feature.ts';
import { translatableTexts } from '../translation/public.ts';
import { transcriptionSettings } from './engine/transcription-settings.ts';
import { transcriptsJobs } from './jobs.ts';
import { transcriptsEraser, transcriptsExporter } from './own-transcripts.ts';
import { transcriptsRoutes } from './routes.ts';
import { translatableTranscripts } from './translatable-transcripts.ts';

export const transcripts = feature({
  name: 'transcripts',
  settings: transcriptionSettings,
  routes: transcriptsRoutes,
  jobs: transcriptsJobs,
  eraser: transcriptsEraser,
  exporter: transcriptsExporter,
  provides: [
    translatableTexts.transcript.provide(() => translatableTranscripts),
    siteFacts.provide(({ config }) => ({ transcribes: config.of(transcriptionSettings).url !== '' })),
  ],
});
