import { buildImage, missingForImage } from './image/build-image.ts';
import { tryImage } from './image/try-image.ts';

// Builds and tries the image on a machine without a registry: npm run image
const name = 'localhost/peonia:latest';
/** Aim for the size in a registry. */
const aimBytes = 250_000_000;
const missing = missingForImage();
if (missing !== '') {
  console.log(`No image is built: this machine lacks ${missing}.`);
  process.exit(2);
}
const { unpacked, packed } = await buildImage(name);
const wrong = await tryImage(name);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
console.log(`${name}: ${megabytes(packed)} in a registry, ${megabytes(unpacked)} unpacked; aim ${megabytes(aimBytes)}`);
for (const one of wrong) console.error(one);
process.exit(wrong.length === 0 ? 0 : 1);
