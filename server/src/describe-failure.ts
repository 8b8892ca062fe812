/** Where it failed and of what kind. Messages stay out of the log: drivers quote the values they were given. */
export function describeFailure(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    kind: error.name,
    code,
    constraint,
    table,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8),
    cause: error.cause === undefined ? undefined : describeFailure(error.cause),
  };
}
