/** Counts client errors by class; the classes are a closed list. */
export interface ClientErrors {
  count(kind: string): void;
  /** Lines for /metrics. */
  lines(): string[];
}

export function openClientErrors(): ClientErrors {
  const counts = new Map<string, number>();
  return {
    count: (kind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    lines: () => [
      '# TYPE client_errors_total counter',
      ...[...counts].map(([kind, count]) => `client_errors_total{kind="${kind}"} ${count}`),
    ],
  };
}
