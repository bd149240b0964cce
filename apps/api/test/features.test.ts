import { expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { features, featureSettings } from '../src/features.ts';
import { settings } from '../src/platform/config/config-settings.ts';
import { startApi } from './api.ts';

test('does not start without the provider of a hook', async () => {
  const api = await startApi();

  const start = buildApp(
    api.config,
    features.filter(({ name }) => name !== 'moderation'),
  );

  await expect(start).rejects.toThrow('No feature provides the hook media.may-review');
  await api.close();
});

test('names every setting once', () => {
  const names = [...settings, ...featureSettings.flatMap((group) => group.settings)].map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});
