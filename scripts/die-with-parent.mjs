// Preloaded into what the tests start: it ends soon after the process that started it, even when that one was killed.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 200).unref();
