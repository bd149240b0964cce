import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { makeConfigurationDoc } from './make-configuration-doc.ts';

writeFileSync(join(root, 'docs/configuration.md'), makeConfigurationDoc());
