import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeConfigurationDoc } from './make-configuration-doc.ts';
import { root } from './root.ts';

writeFileSync(join(root, 'docs/configuration.md'), makeConfigurationDoc());
