// Ends this program when the one that started it is gone, so that a killed start leaves nothing behind.
// Plain JavaScript: the launcher loads it on whatever Node it has, the server through --import.
import { readFileSync } from 'node:fs';

const checkMs = 500;

function end() {
  process.kill(process.pid, 'SIGTERM');
}

/** Anyone who is orphaned gets another parent; between npm and us there may be the shell it uses. */
function starters() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    const isShell = /^Name:\s+(sh|dash|bash|ash|busybox)$/m.test(status);
    return isShell ? `${process.ppid} ${/^PPid:\s+(\d+)$/m.exec(status)?.[1]}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}

if (process.channel) {
  process.once('disconnect', end);
  // Listening must not keep a program alive that is done.
  process.channel.unref();
} else if (process.env.npm_lifecycle_event) {
  const original = starters();
  setInterval(() => starters() !== original && end(), checkMs).unref();
}
