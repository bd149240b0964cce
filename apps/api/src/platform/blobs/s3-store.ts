import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';
import { assertBlobName, isBlobName, type BlobStore } from './blob-store.ts';

/** Blobs in a bucket of an S3-compatible store. */
export function s3Store(settings: Config['s3']): BlobStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Other S3-compatible stores do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  // Some compatible stores sign the address of a bucket without the slash at its end.
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string };
      request.path = request.path.replace(/(?<=.)\/$/, '');
      return next(args);
    },
    { step: 'build', name: 'bucketAddress' },
  );
  const object = (name: string) => {
    assertBlobName(name);
    return { Bucket: settings.bucket, Key: name };
  };
  return {
    async put(name, data, contentType) {
      await client.send(new PutObjectCommand({ ...object(name), Body: data, ContentType: contentType }));
    },
    async putFile(name, path, contentType) {
      const { size } = await stat(path);
      await client.send(
        new PutObjectCommand({
          ...object(name),
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: contentType,
        }),
      );
    },
    async get(name, part) {
      try {
        const found = await client.send(
          new GetObjectCommand({
            ...object(name),
            ...(part === undefined ? {} : { Range: `bytes=${part.start}-${part.end}` }),
          }),
        );
        return { stream: found.Body as Readable, bytes: found.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async sizeOf(name) {
      try {
        return (await client.send(new HeadObjectCommand(object(name)))).ContentLength ?? null;
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', ETag = '' } of Contents) if (isBlobName(Key)) yield { name: Key, version: ETag };
    },
    async check() {
      // A blob that never is: asking for the bucket itself needs a right that the program has no other use for.
      await this.sizeOf('readiness-probe.none');
    },
    freePercent: () => Promise.resolve(null),
  };
}
