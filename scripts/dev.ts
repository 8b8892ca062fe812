import { spawn } from 'node:child_process';

/** The server with reload on 3000 and Vite on 5173, which hands /api on. Both end together. */
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  stdio: 'inherit',
});
const web = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '-c', 'web/vite.config.ts'], {
  stdio: 'inherit',
});

const stop = () => {
  server.kill('SIGTERM');
  web.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
server.on('exit', stop);
web.on('exit', stop);
