import { flushCompileCache } from 'node:module';

// Loaded before the program: most servers of these tests are killed before they would write down what was compiled of
// it, which
// is half the work of the next one's start.
setTimeout(flushCompileCache, 1_000).unref();
