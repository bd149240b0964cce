import { Readable } from 'node:stream';
import { FileReply } from '../http/replies/file-reply.ts';
import type { Paper } from './paper.ts';
import { writePdf } from './write-pdf.ts';

/** A document as a file to save. */
export async function pdfReply(paper: Paper, name: string): Promise<FileReply> {
  const content = await writePdf(paper);
  return new FileReply(Readable.from([content]), { type: 'application/pdf', name, bytes: content.length });
}
