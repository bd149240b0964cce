import type { Api } from './api.ts';

/** Runs one recurring job now, as its clock would. */
export async function runJob({ app }: Api, name: string): Promise<void> {
  const job = app.jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`There is no job called ${name}`);
  await job.run(app.database);
}
