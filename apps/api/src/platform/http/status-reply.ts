/** A JSON reply whose status says something: for endpoints that state more than one. */
export class StatusReply<Body> {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}
