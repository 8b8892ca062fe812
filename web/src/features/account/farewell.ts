let wasDeleted = false;
const listeners = new Set<() => void>();

function set(isDeleted: boolean): void {
  wasDeleted = isDeleted;
  listeners.forEach((listener) => listener());
}

/** Whether an account was just deleted here. In memory only: no address and no storage can claim it. */
export const isDeletionRemembered = (): boolean => wasDeleted;
export const rememberDeletion = (): void => set(true);
export const forgetDeletion = (): void => set(false);

export function onDeletion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
