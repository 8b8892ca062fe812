import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  /** The first one is, where the screen does not say. */
  selected?: Id;
  onChange?: (id: Id) => void;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Parts of a screen, one of them shown. Our own, because the library's brings the code of lists and their selection,
 * 20 kB that no other part of these screens needs as they open.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onChange }: Props<Id>) {
  const own = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const isShown = ({ id }: { id: Id }) => id === (selected ?? chosen);
  const at = Math.max(tabs.findIndex(isShown), 0);
  const shown = tabs[at];
  const choose = (id: Id) => {
    setChosen(id);
    if (id !== shown?.id) onChange?.(id);
  };
  const goOn = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="scrollbar-none flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${own}-${tab.id}`}
            aria-selected={index === at}
            {...(index === at && { 'aria-controls': `${own}-panel` })}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={goOn}
            className="-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-t-lg border-b-2
              border-transparent px-3 font-medium text-ink-soft -outline-offset-2 transition-colors hover:text-ink
              aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <Panel key={shown.id} id={`${own}-panel`} tab={`${own}-${shown.id}`}>
          {shown.content}
        </Panel>
      )}
    </div>
  );
}

const REACHED = ':is(a[href], button, input, select, textarea, summary):not(:disabled), [tabindex="0"]';

/** A panel in which the keyboard would stop nowhere is a stop itself, so that it can be read and scrolled. */
function Panel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    const inside = panel.current;
    if (!inside) return undefined;
    const look = () => setReached(inside.querySelector(REACHED) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(inside, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={tab}
      {...(!isReached && { tabIndex: 0 })}
      className="rounded-lg"
    >
      {children}
    </div>
  );
}
