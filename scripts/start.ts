import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';

buildWeb();
buildServer();
// Not known to the compiler before it is built.
await import(new URL('../server/dist/main.js', import.meta.url).href);
