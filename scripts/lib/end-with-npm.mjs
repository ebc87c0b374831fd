// npm passes a signal on to its shell, but the shell may die of it without passing it on to us.

/** Ends this process as SIGTERM would, once the shell in which npm started it is gone. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}
