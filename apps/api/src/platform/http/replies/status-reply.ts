/** A JSON reply with a status, for endpoints with several. */
export class StatusReply<Body> {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}
