/** An open socket of a member on this process. */
export interface MemberSocket {
  readonly memberId: number;
  readonly sessionId: number;
  /** Members whose presence this device shows. */
  watched: ReadonlySet<number>;
  /** Sends a frame; numbered ones are ordered, and a gap is filled from the database. */
  send(text: string, seq: number | null): void;
  /** Events exist up to this number: missing ones are read from the database. */
  expect(seq: number): void;
  close(code: number): void;
  /** Of a device at the hosted service: its id, and what removes it without a word. */
  readonly device?: string;
  leave?(): void;
}

/** Hears which members have sockets here, and which are watched from here: with the first, and after the last. */
interface SocketListener {
  onMember(memberId: number, isHere: boolean): void;
  onWatched(memberId: number, isWatched: boolean): void;
}

/** Sockets of this process by member and by watched member. */
export class MemberSockets {
  readonly #listener: SocketListener;
  readonly #byMember = new Map<number, Set<MemberSocket>>();
  readonly #watchers = new Map<number, Set<MemberSocket>>();
  readonly #gone = new WeakSet<MemberSocket>();
  #partings = 0;

  constructor(listener: SocketListener) {
    this.#listener = listener;
  }

  /** Adds a socket; true for the member's first on this process. */
  add(socket: MemberSocket): boolean {
    const open = this.#byMember.get(socket.memberId) ?? new Set();
    open.add(socket);
    this.#byMember.set(socket.memberId, open);
    if (open.size === 1) this.#listener.onMember(socket.memberId, true);
    return open.size === 1;
  }

  /** Removes a socket; true when the member has no other here. */
  remove(socket: MemberSocket): boolean {
    this.watch(socket, []);
    this.#gone.add(socket);
    const open = this.#byMember.get(socket.memberId);
    open?.delete(socket);
    if (open?.size === 0) {
      this.#byMember.delete(socket.memberId);
      this.#listener.onMember(socket.memberId, false);
    }
    return !this.#byMember.has(socket.memberId);
  }

  has(memberId: number): boolean {
    return this.#byMember.has(memberId);
  }

  of(memberId: number): Iterable<MemberSocket> {
    return this.#byMember.get(memberId) ?? [];
  }

  count(memberId: number): number {
    return this.#byMember.get(memberId)?.size ?? 0;
  }

  memberIds(): number[] {
    return [...this.#byMember.keys()];
  }

  all(): MemberSocket[] {
    return [...this.#byMember.values()].flatMap((open) => [...open]);
  }

  /** Replaces the members whose presence a socket subscribes to. */
  watch(socket: MemberSocket, memberIds: readonly number[]): void {
    // A socket that closed during the check would stay on the lists.
    if (this.#gone.has(socket)) return;
    for (const memberId of socket.watched) {
      const watchers = this.#watchers.get(memberId);
      watchers?.delete(socket);
      if (watchers?.size !== 0) continue;
      this.#watchers.delete(memberId);
      this.#listener.onWatched(memberId, false);
    }
    socket.watched = new Set(memberIds);
    for (const memberId of socket.watched) {
      const watchers = this.#watchers.get(memberId) ?? new Set();
      watchers.add(socket);
      this.#watchers.set(memberId, watchers);
      if (watchers.size === 1) this.#listener.onWatched(memberId, true);
    }
  }

  /** Ends the presence subscriptions of two members: their devices get an offline frame, and nothing after it. */
  part(oneId: number, otherId: number): void {
    this.#partings += 1;
    for (const [watcherId, watchedId] of [
      [oneId, otherId],
      [otherId, oneId],
    ] as const) {
      for (const socket of this.of(watcherId)) if (socket.watched.has(watchedId)) this.#unwatch(socket, watchedId);
    }
  }

  /** The same for all who watch a member, except the member and those who may still see them online. */
  hide(memberId: number, exceptIds: readonly number[]): void {
    this.#partings += 1;
    const spared = new Set([memberId, ...exceptIds]);
    for (const socket of [...(this.#watchers.get(memberId) ?? [])])
      if (!spared.has(socket.memberId)) this.#unwatch(socket, memberId);
  }

  #unwatch(socket: MemberSocket, watchedId: number): void {
    this.watch(
      socket,
      [...socket.watched].filter((id) => id !== watchedId),
    );
    socket.send(JSON.stringify({ type: 'presence', user_id: watchedId, online: false }), null);
  }

  /** Counter of ended subscriptions: a check made before it changed may be stale. */
  get partings(): number {
    return this.#partings;
  }

  tellWatchers(memberId: number, online: boolean): void {
    const text = JSON.stringify({ type: 'presence', user_id: memberId, online });
    for (const socket of this.#watchers.get(memberId) ?? []) socket.send(text, null);
  }

  /** Removes a device that is not served here any more. */
  left(memberId: number, device: string): void {
    for (const socket of [...this.of(memberId)]) if (socket.device === device) socket.leave?.();
  }

  close(memberId: number, sessionId: number | null, code: number): void {
    for (const socket of [...this.of(memberId)]) {
      if (sessionId === null || socket.sessionId === sessionId) socket.close(code);
    }
  }
}
