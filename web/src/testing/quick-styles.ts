const NEVER_DRAWN = new Set(
  'area base basefont datalist head link meta noembed noframes param rp script style template title'.split(
    ' ',
  ),
);
/** The styles that Testing Library asks of every element around one, and the answer where nothing else says it. */
const INITIAL = {
  display: 'block',
  visibility: 'visible',
  'pointer-events': 'auto',
  opacity: '1',
  overflow: 'visible',
  'overflow-x': 'visible',
  'overflow-y': 'visible',
};
type Quick = keyof typeof INITIAL;
const INHERITED = new Set<Quick>(['visibility', 'pointer-events']);
/** Both ways to ask for one: `overflow-x` and `overflowX`. */
const QUICK = new Map(
  (Object.keys(INITIAL) as Quick[]).flatMap((name): [string, Quick][] => [
    [name, name],
    [name.replace(/-[a-z]/, (mark) => mark.charAt(1).toUpperCase()), name],
  ]),
);

/**
 * Component tests load no style sheet, so whether an element is drawn follows from its attributes and its own `style`.
 * jsdom would match its sheet of some hundred rules against every element for each question; the rarer questions still
 * go to jsdom.
 */
export function answerStylesQuickly(view: Window & typeof globalThis): void {
  const ask = view.getComputedStyle.bind(view);
  view.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    let full: CSSStyleDeclaration | undefined;
    const read = (name: string) => (full ??= ask(element)).getPropertyValue(name);
    return new Proxy(styleOf(element) ?? ask(element), {
      get: (_, name) => {
        if (name === 'getPropertyValue') return (asked: string) => quick(element, asked) ?? read(asked);
        const known = typeof name === 'string' ? quick(element, name) : undefined;
        if (known !== undefined) return known;
        const value: unknown = Reflect.get((full ??= ask(element)), name);
        return typeof value === 'function' ? value.bind(full) : value;
      },
    });
  };
}

function quick(element: Element, asked: string): string | undefined {
  const name = QUICK.get(asked);
  if (name === undefined) return undefined;
  if (name === 'display') return displayOf(element);
  for (let at: Element | null = element; at; at = INHERITED.has(name) ? at.parentElement : null) {
    const value = ownStyle(at, name);
    if (value && value !== 'inherit') return value;
  }
  return INITIAL[name];
}

function displayOf(element: Element): string {
  const { localName } = element;
  const isHidden =
    NEVER_DRAWN.has(localName) ||
    (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
    (localName === 'dialog' && !element.hasAttribute('open')) ||
    (localName === 'input' && element.getAttribute('type') === 'hidden') ||
    element.hasAttribute('popover');
  const shown = element instanceof SVGElement ? 'inline' : INITIAL.display;
  return ownStyle(element, 'display') || (isHidden ? 'none' : shown);
}

function ownStyle(element: Element, name: string): string {
  return (element.hasAttribute('style') && styleOf(element)?.getPropertyValue(name)) || '';
}

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;
}
