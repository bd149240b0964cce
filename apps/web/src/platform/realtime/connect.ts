import { type ClientFrame, type ServerFrame, closeCodes } from '@peonia/contract/protocol/realtime.ts';
import { randomId } from '@peonia/core/random-id.ts';

export type Connection = 'online' | 'connecting' | 'offline';

/** The part of WebSocket in use, so that a test can replace it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface ConnectParts {
  /** Requests a grant for this socket id and opens the socket, which is not listened to before. */
  open(socketId: string, after: number): Promise<Socket>;
  after(): number;
  onFrame(frame: ServerFrame): void;
  onState(state: Connection): void;
  /** The server ended the session: kick, block, logout elsewhere. */
  onEnded(): void;
  /** From 0 to below 1; spreads the reconnects of many browsers after a restart of the server. */
  random?(): number;
}

/** Milliseconds at least; up to half as much again is added. Source: specification section 9. */
const RECONNECT = 2_000;
const RETRY_GRANT = 5_000;
const JITTER = 0.5;
/** Close code for a close by this program: no reconnect. Source: specification section 4. */
const CLOSED_BY_US = 1005;

/** Keeps one socket open until `stop`; reconnects after restarts and network losses. */
export function connect(parts: ConnectParts): { send(frame: ClientFrame): boolean; retryNow(): void; stop(): void } {
  const random = parts.random ?? Math.random;
  let socket: Socket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isStopped = false;
  let attempt = 0;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void open(), ms * (1 + JITTER * random()));
  };

  async function open(): Promise<void> {
    attempt += 1;
    const mine = attempt;
    parts.onState('connecting');
    let opened: Socket;
    try {
      opened = await parts.open(randomId(12), parts.after());
    } catch {
      if (mine === attempt && !isStopped) later(RETRY_GRANT);
      return;
    }
    if (mine !== attempt || isStopped) return opened.close();
    socket = opened;
    socket.onopen = () => {
      isOpen = true;
      parts.onState('online');
    };
    socket.onmessage = ({ data }) => {
      const frame = parseFrame(data);
      if (frame !== null && mine === attempt) parts.onFrame(frame);
    };
    socket.onclose = ({ code }) => mine === attempt && closed(code);
  }

  function closed(code: number): void {
    isOpen = false;
    socket = null;
    if (isStopped) return;
    if (code === closeCodes.kick || code === closeCodes.session_over) {
      stop();
      return parts.onEnded();
    }
    if (code === CLOSED_BY_US) return stop();
    parts.onState('connecting');
    later(RECONNECT);
  }

  function stop(): void {
    isStopped = true;
    isOpen = false;
    clearTimeout(timer);
    socket?.close();
    parts.onState('offline');
  }

  void open();
  return {
    send(frame) {
      if (!isOpen || socket === null) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    /** Reconnects at once when the network is back. A socket from before may be dead. */
    retryNow() {
      if (isStopped) return;
      if (socket !== null) abandon(socket);
      socket = null;
      isOpen = false;
      later(0);
    },
    stop,
  };
}

function abandon(socket: Socket): void {
  socket.onclose = null;
  socket.close();
}

function parseFrame(data: unknown): ServerFrame | null {
  try {
    return JSON.parse(String(data)) as ServerFrame;
  } catch {
    return null;
  }
}
