/** One of the answers a field offers. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  hint?: string;
  isDisabled?: boolean;
}

/** The option a list reports by its key. */
export function valueOf<V extends string>(options: readonly Option<V>[], key: unknown): V | null {
  return options.find((option) => option.value === key)?.value ?? null;
}
