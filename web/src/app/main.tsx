import './script-sinks.ts';
import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTheme } from '../lib/theme.ts';
import { App } from './App.tsx';
import { startServiceWorker } from './service-worker.ts';

followTheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The page comes first; without a service worker it still works, only not offline.
window.addEventListener('load', () => void startServiceWorker().catch(() => undefined), { once: true });
