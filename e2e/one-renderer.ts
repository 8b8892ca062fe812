/**
 * Every page a worker opens is drawn by one process, which keeps the scripts it has compiled. Chromium would start a
 * process for each of them: 16 page loads took 18.5 s of CPU then, and take 10.8 so.
 */
export const ONE_RENDERER = [
  '--process-per-site',
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];
