import { ownPrivacy } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { privacyEraser, privacyExporter } from './erase-privacy.ts';
import { openPrivacy } from './open-privacy.ts';
import { replayPeople } from './replay-people.ts';
import { privacyOfCaller } from './save-privacy.ts';

export const privacy = feature({
  name: 'privacy',
  routes: ({ realtime }) => realtime.onReplay(replayPeople),
  eraser: privacyEraser,
  exporter: privacyExporter,
  accountOpener: openPrivacy,
  provides: [ownPrivacy.provide(() => privacyOfCaller)],
});
