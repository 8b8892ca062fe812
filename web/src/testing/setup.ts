import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeServer, openServer } from './server.ts';

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
Element.prototype.scrollIntoView ??= () => {};
vi.stubGlobal('scrollTo', () => {});

document.documentElement.lang = 'pt-BR';

beforeEach(openServer);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  closeServer();
});
