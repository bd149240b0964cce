import { describe, expect, it } from 'vitest';
import { routeTable } from './table.ts';

const modules = import.meta.glob<{ default?: unknown }>(['./**/*.tsx', '../features/**/*-page.tsx']);

describe('route table', () => {
  it.each(routeTable)('$path states the module that it imports', async ({ page }) => {
    const path = page.source.replace('src/routes/', './').replace('src/', '../');

    const [imported, stated] = await Promise.all([page(), modules[path]?.()]);

    expect(imported.default).toBeTypeOf('function');
    expect(stated?.default).toBe(imported.default);
  });
});
