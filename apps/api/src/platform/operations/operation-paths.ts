/** Paths of load balancers and monitoring: without rate limit, during maintenance too, and all that a worker serves. */
export const operationPaths: ReadonlySet<string> = new Set(['/livez', '/healthz', '/readyz', '/metrics']);
