import { join } from 'node:path';
import { buildClient, folder } from './build-client.ts';

// CLIENT_CONFIG: the operator's configuration; without it that of development.
await buildClient(process.env.CLIENT_CONFIG ?? join(folder, 'client-config.json'));
