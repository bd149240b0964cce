import fc from 'fast-check';

// One seed for every run: a property that holds today holds tomorrow. A failure prints the seed and the path; another
// seed is tried with FAST_CHECK_SEED.
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_260_801) });
