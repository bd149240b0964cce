import { describe, expect, it } from 'vitest';
import { allRoutes } from './all-routes.ts';

const modules = import.meta.glob<{ default?: unknown }>(['./**/*.tsx', '../features/**/*-page.tsx']);

describe('route table', () => {
  it.each(allRoutes)('$path states the module that it imports', async ({ page }) => {
    const path = page.source.replace('src/routes/', './').replace('src/', '../');

    const [imported, stated] = await Promise.all([page(), modules[path]?.()]);

    expect(imported.default).toBeTypeOf('function');
    expect(stated?.default).toBe(imported.default);
  });
});
