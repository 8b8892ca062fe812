/** Said of something that was pressed and is not answered: it does not look saved before it is. */
export function OnItsWay({ isUndo = false }: { isUndo?: boolean }) {
  return <span className="font-semibold">{isUndo ? 'Desfazendo…' : 'Registrando…'} </span>;
}
