import './script-sinks.ts';
import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { leaveThroughFloor } from '../lib/floor-entry.ts';
import { forgetLeftAnswers } from '../lib/forget-left.ts';
import { LEFT } from '../lib/left-offline.ts';
import { mayBeSignedIn } from '../lib/session-hint.ts';
import { followTheme } from '../lib/theme.ts';
import { App } from './App.tsx';
import { queries } from './queries.ts';
import { router } from './router.tsx';
import { startServiceWorker } from './service-worker.ts';
import { followSession } from './session.ts';

followTheme();
leaveThroughFloor(router.history);
followSession(router, queries);
if (!mayBeSignedIn()) forgetLeftAnswers();
// The session of a patient who left offline ends with the next page that reaches the server.
if (localStorage.getItem(LEFT)) void import('../lib/late-sign-out.ts').then((late) => late.endLeftSession());

void show(document.getElementById('root')!);

// The page comes first; without a service worker it still works, only not offline.
window.addEventListener('load', () => void startServiceWorker().catch(() => undefined), { once: true });

/** A page that came already drawn (web/build/prerender.ts) is kept as it is and only brought to life. */
async function show(place: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (place.dataset.page) await router.load();
  if (place.dataset.page === router.state.location.pathname) hydrateRoot(place, app);
  else createRoot(place).render(app);
}
