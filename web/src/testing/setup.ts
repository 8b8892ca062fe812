import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { unanswered } from '../lib/asking.ts';
import { forgetSessionHint } from '../lib/session-hint.ts';
import { underWay } from '../lib/unsent.ts';
import { toastQueue } from '../ui/toast.ts';
import { writeErrorsLate } from './quick-errors.ts';
import { findLabelsQuickly } from './quick-labels.ts';
import { answerStylesQuickly } from './quick-styles.ts';
import { closeServer, openServer } from './server.ts';

// A part that is loaded on demand takes seconds on a busy machine; only a failing test waits to the end.
configure({ asyncUtilTimeout: 15_000 });

// jsdom draws nothing, so it knows no media queries and no sizes.
vi.stubGlobal('matchMedia', (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
writeErrorsLate();
findLabelsQuickly();
answerStylesQuickly(document.defaultView!);
vi.stubGlobal('getComputedStyle', document.defaultView!.getComputedStyle);
Element.prototype.scrollIntoView ??= () => {};
vi.stubGlobal('scrollTo', () => {});

// Testing Library finds the label of every field by such a selector, and jsdom would hold it against the whole page.
const BY_ID = /^\[id="([^"\\]+)"\]$/;
const querySelector: (this: Element, selector: string) => Element | null = Element.prototype.querySelector;
Element.prototype.querySelector = function (this: Element, selector: string) {
  const id = BY_ID.exec(selector)?.[1];
  const found = id && this.isConnected ? document.getElementById(id) : undefined;
  if (found === null) return null;
  return found && found !== this && this.contains(found) ? found : querySelector.call(this, selector);
};

document.documentElement.lang = 'pt-BR';

// Two spies on one property leave the first behind when they are restored, and the next test would be signed in.
beforeEach(() => void Reflect.deleteProperty(document, 'cookie'));
beforeEach(openServer);

/** React Aria keeps what it announced for seven seconds, and the next test would find it as an image. */
function forgetAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
}

afterEach(() => {
  cleanup();
  // A save that hangs behind its closed form would be told of five seconds later, in another test.
  Reflect.deleteProperty(document, 'cookie');
  forgetSessionHint();
  forgetAnnouncements();
  toastQueue.clear();
  // A test may leave a call unanswered for good, and the files of a worker share their modules.
  underWay.clear();
  unanswered.clear();
  localStorage.clear();
  sessionStorage.clear();
  closeServer();
});
