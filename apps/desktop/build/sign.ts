import { readFileSync } from 'node:fs';
import { makeSigningKey, publicKeyOf, signRelease } from './sign-release.ts';

const [command, file = '', folder = '', version = ''] = process.argv.slice(2);
if (command === 'key') console.log(makeSigningKey(file));
else if (command === 'public') console.log(publicKeyOf(file));
else if (command === 'release') console.log(signRelease(folder, version, readFileSync(file, 'utf8')).files);
else console.log('sign key <file> | sign public <file> | sign release <key file> <folder> <version>');
