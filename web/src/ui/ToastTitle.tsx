/** The polite end of a message of the specification: a phone has no room for it beside a name. */
const POLITE = ' com sucesso!';

interface Props {
  title: string;
  /** Part of the title. */
  name: string;
}

/**
 * A title whose name gives way on one line, not its verb: 'Uso de Novalg… registrado'. It is read out whole, and seen whole
 * on the two lines of a phone, where there is room and after a press.
 */
export function ToastTitle({ title, name }: Props) {
  const at = title.indexOf(name);
  if (at < 0) return title;
  const end = title.slice(at + name.length);
  const isPolite = end.endsWith(POLITE);
  const verb = isPolite ? end.slice(0, -POLITE.length) : end;
  return (
    <>
      <span className="sr-only">{title}</span>
      <span aria-hidden className="group-focus-within:inline sm:flex sm:whitespace-pre">
        <span className="shrink-0">{title.slice(0, at)}</span>
        <span className="min-w-8 group-focus-within:whitespace-normal sm:truncate">{name}</span>
        <span className="shrink-0">{verb}</span>
        {isPolite && <span className="shrink-0 group-focus-within:inline max-sm:hidden">{POLITE}</span>}
      </span>
    </>
  );
}
