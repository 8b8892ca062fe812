import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core';

/** Half a megabyte of script, which a document needs once. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The findings of axe on a page. It runs in the page itself: the builder made for Playwright sends the script twice for
 * every look and joins the findings of frames, which we have none of, and took three times as long.
 */
export async function violationsIn(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
  without: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(keepColours);
    await page.evaluate(passOverInert);
    // It would write out the tags of every element it looks at; a finding is told by its selector.
    await page.evaluate(() => window.axe.configure({ noHtml: true }));
  }
  return page.evaluate(
    async ([rules, selectors]) => {
      // A dialog in its first frame is see-through, and the page behind it is hidden: axe would find an empty page. What
      // never stands still is looked at all the same.
      for (let frames = 0; frames < 60; frames += 1) {
        const moving = document.getAnimations();
        if (!moving.some((animation) => animation instanceof CSSTransition)) break;
        // A hidden window may draw no frames.
        await new Promise((drawn) => {
          requestAnimationFrame(drawn);
          setTimeout(drawn, 100);
        });
      }
      // React Aria's announcer keeps for some seconds a pointer to the button that spoke, even when it is gone.
      const exclude = ['[data-live-announcer]', ...selectors];
      const options: RunOptions = { runOnly: rules, resultTypes: ['violations'], iframes: false };
      // A selector takes long to make, and is needed only where something is wrong.
      const looked = await window.axe.run({ exclude }, { ...options, selectors: false });
      const { violations } =
        looked.violations.length > 0 ? await window.axe.run({ exclude }, options) : looked;
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [runOnly, without] as const,
  );
}

/**
 * Axe draws up a tree of all elements and a grid of their places before it knows which of them are hidden: two thirds of
 * its work at a dialog. The page behind one is inert, lies below, and is looked at as a screen of its own.
 */
function passOverInert(): void {
  const { run } = window.axe;
  window.axe.run = async (context, options) => {
    const behind = new Set<Node>(document.querySelectorAll('[inert]'));
    for (const part of behind) Object.defineProperty(part, 'childNodes', { value: [], configurable: true });
    const rejectInside = (node: Node) =>
      behind.has(node.parentNode!) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    if (behind.size > 0) {
      document.createTreeWalker = (root, show, filter) =>
        Document.prototype.createTreeWalker.call(document, root, show, filter ?? rejectInside);
    }
    try {
      return await run(context, options);
    } finally {
      for (const part of behind) Reflect.deleteProperty(part, 'childNodes');
      Reflect.deleteProperty(document, 'createTreeWalker');
    }
  };
}

/** Axe reads the colour of every element and of each layer below it anew, and a page has some twenty of them. */
function keepColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function readOnce(this: Colour, text: string): Colour {
    const colour = known.get(text);
    // Setters: axe counts its other figures from these.
    if (colour) return Object.assign(this, colour);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Colour, text: string) => Colour;
}

declare global {
  interface Window {
    axe: {
      configure: (spec: Spec) => void;
      run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
      commons: { color: { Color: { prototype: Colour } } };
    };
  }
}
