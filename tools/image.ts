import { parseArgs } from 'node:util';
import { buildImage, missingForImage } from './image/build-image.ts';
import { missingForCompose, tryCompose } from './image/try-compose.ts';
import { tryImage } from './image/try-image.ts';

// Builds and tries the image on a machine without a registry: npm run image
// With the services of compose beside it: npm run image -- --compose; of an image that is built: -- --compose --built
const name = 'localhost/peonia:latest';
/** Aim for the size in a registry. */
const aimBytes = 250_000_000;
const { values } = parseArgs({ options: { compose: { type: 'boolean' }, built: { type: 'boolean' } } });
const missing = [missingForImage(), values.compose === true ? missingForCompose() : ''].filter((one) => one !== '');
if (missing.length > 0) {
  console.log(`No image is tried: this machine lacks ${missing.join(', ')}.`);
  process.exit(2);
}
let isGood = true;
if (values.built !== true) {
  const { unpacked, packed } = await buildImage(name);
  const wrong = await tryImage(name);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const sizes = `${megabytes(packed)} in a registry, ${megabytes(unpacked)} unpacked; aim ${megabytes(aimBytes)}`;
  console.log(`${name}: ${sizes}`);
  for (const one of wrong) console.error(one);
  isGood = wrong.length === 0;
}
if (values.compose === true) isGood = tryCompose(name) && isGood;
process.exit(isGood ? 0 : 1);
