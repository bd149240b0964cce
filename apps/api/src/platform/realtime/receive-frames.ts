import { clientFrames } from '@peonia/contract/protocol/realtime.schema.ts';
import { closeCodes, type ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import { Ajv } from 'ajv';
import { ajvOptions } from '../http/reading/compile-schema.ts';
import { socketLimits } from './socket-limits.ts';
import { windowLimit } from './window-limit.ts';

const ajv = new Ajv(ajvOptions);
const validators = new Map(Object.entries(clientFrames).map(([type, schema]) => [type, ajv.compile<object>(schema)]));

/** Validates client frames and passes them on; invalid or too many frames close the socket with a code. */
export function receiveFrames(
  close: (code: number) => void,
  accept: (frame: ClientFrame) => void,
): (text: string) => void {
  const mayReceive = windowLimit(socketLimits.framesPerSecond, 1_000);
  const mayResume = windowLimit(socketLimits.resumesPerMinute, 60_000);
  return (text) => {
    const frame = mayReceive() ? parseFrame(text) : null;
    if (frame === null || (frame.type === 'resume' && !mayResume())) return close(closeCodes.policy);
    accept(frame);
  };
}

function parseFrame(text: string): ClientFrame | null {
  try {
    const frame = JSON.parse(text) as { type?: unknown };
    const valid = typeof frame.type === 'string' && (validators.get(frame.type)?.(frame) ?? false);
    return valid ? (frame as ClientFrame) : null;
  } catch {
    return null;
  }
}
