import { vi } from 'vitest';

// Files share a worker: without this one would meet what another has stored in a module, or loaded in place of its
// doubles.
vi.resetModules();
