import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { makeConfigurationDoc } from './make-configuration-doc.ts';
import { makePermissionsDoc } from './make-permissions-doc.ts';

writeFileSync(join(root, 'docs/configuration.md'), makeConfigurationDoc());
writeFileSync(join(root, 'docs/security/permissions.md'), makePermissionsDoc());
