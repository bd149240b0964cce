import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { assertBlobName, type BlobStore } from './blob-store.ts';

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
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
    },
  };
}
