import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { router } from './router.tsx';

const { startTransition } = router;

/** A public page as the browser would first draw it; run by web/build/prerender.ts, never sent to anyone. */
export async function renderPage(path: string): Promise<{ markup: string; title: string }> {
  // Drawing gives the router a transition that ends when the page is mounted, and here none ever is.
  router.startTransition = startTransition;
  router.history.replace(path);
  await router.load();
  const screen = router.state.matches.findLast((match) => match.staticData.title)?.staticData.title;
  const markup = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return { markup, title: screen ? `${screen} · Leveza` : 'Leveza' };
}
