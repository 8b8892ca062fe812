const NEVER_DRAWN = new Set(
  'area base basefont datalist head link meta noembed noframes param rp script style template title'.split(
    ' ',
  ),
);
/** Properties that Testing Library and user-event ask of every element around the one they look for. */
const QUICK = new Set(['display', 'visibility', 'pointer-events', 'pointerEvents']);

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
    return new Proxy(element instanceof HTMLElement ? element.style : ask(element), {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (asked: string) => (QUICK.has(asked) ? quick(element, asked) : read(asked));
        if (typeof name === 'string' && QUICK.has(name)) return quick(element, name);
        const value: unknown = Reflect.get((full ??= ask(element)), name);
        return typeof value === 'function' ? value.bind(full) : value;
      },
    });
  };
}

function quick(element: Element, name: string): string {
  if (name === 'display') return displayOf(element);
  const kebab = name === 'pointerEvents' ? 'pointer-events' : name;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = ownStyle(at, kebab);
    if (value && value !== 'inherit') return value;
  }
  return kebab === 'visibility' ? 'visible' : 'auto';
}

function displayOf(element: Element): string {
  const { localName } = element;
  const isHidden =
    NEVER_DRAWN.has(localName) ||
    (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found') ||
    (localName === 'dialog' && !element.hasAttribute('open')) ||
    (localName === 'input' && element.getAttribute('type') === 'hidden') ||
    element.hasAttribute('popover');
  return ownStyle(element, 'display') || (isHidden ? 'none' : 'block');
}

function ownStyle(element: Element, name: string): string {
  return element.hasAttribute('style') && element instanceof HTMLElement
    ? element.style.getPropertyValue(name)
    : '';
}
