import { createContext, type ReactNode, use } from 'react';

/** Whether figures about the body stay covered (the account's privacy level). */
export const AreFiguresCovered = createContext(false);

/** A figure about the body, or dots in its place for as long as the patient wants it covered. */
export function Figure({ children }: { children: ReactNode }) {
  if (!use(AreFiguresCovered)) return children;
  return (
    <>
      <span aria-hidden>•••</span>
      <span className="sr-only">Número coberto</span>
    </>
  );
}
