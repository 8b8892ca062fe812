import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

interface Props {
  text: string;
  placement?: 'top' | 'right';
  isDisabled?: boolean;
  children: ReactElement;
}

const HOVER_MS = 500;
const GAP_PX = 6;

/**
 * A few words beside a control; never the only place where they stand. Our own, because the
 * library's brings the code that positions menus, which the first screen does not need.
 */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: Props) {
  const around = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const show = () => {
    const box = around.current?.firstElementChild?.getBoundingClientRect();
    if (box) setAt(placementOf(box, placement));
  };
  const hide = () => {
    clearTimeout(waiting.current);
    setAt(null);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    const control = around.current?.firstElementChild;
    // A name that says the same is not read twice.
    if (!at || !control || nameOf(control) === text) return undefined;
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '));
    return () => {
      if (before === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', before);
    };
  }, [at, id, text]);
  if (isDisabled) return children;
  return (
    <>
      <span
        ref={around}
        role="presentation"
        className="contents"
        onPointerOver={(event: PointerEvent) => {
          if (event.pointerType !== 'mouse' || at) return;
          clearTimeout(waiting.current);
          waiting.current = setTimeout(show, HOVER_MS);
        }}
        onPointerOut={hide}
        onPointerDown={hide}
        // The key that brought the focus here is let go here.
        onKeyUp={({ key }: KeyboardEvent) => key === 'Tab' && show()}
        onBlur={hide}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && hide()}
      >
        {children}
      </span>
      {at && createPortal(<Bubble {...at} id={id} text={text} placement={placement} />, document.body)}
    </>
  );
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

interface BubbleProps extends Omit<Props, 'children'> {
  id: string;
  left: number;
  top: number;
}

function Bubble({ id, left, top, text, placement }: BubbleProps) {
  return (
    <div
      id={id}
      role="tooltip"
      style={{ left, top }}
      className={`pointer-events-none fixed z-50 w-max max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-sm text-pretty text-surface
        ${placement === 'right' ? '-translate-y-1/2' : '-translate-x-1/2'}`}
    >
      {text}
    </div>
  );
}

/** Above the control, or below it where the window ends; a narrow control at the edge keeps its words inside. */
function placementOf({ left, top, right, bottom }: DOMRect, placement: Props['placement']) {
  const [middle, centre] = [(top + bottom) / 2, (left + right) / 2];
  if (placement === 'right') return { left: right + GAP_PX, top: middle };
  const room = 40;
  const isBelow = top < room;
  const inside = Math.min(Math.max(centre, room * 1.5), window.innerWidth - room * 1.5);
  return { left: inside, top: isBelow ? bottom + GAP_PX : top - GAP_PX - room + 8 };
}
