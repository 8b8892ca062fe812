/** The words stand where a press is not answered yet: it does not look saved before it is. */
export function OnItsWay({ isUndo = false }: { isUndo?: boolean }) {
  return <span className="font-semibold">{isUndo ? 'Desfazendo…' : 'Registrando…'} </span>;
}
