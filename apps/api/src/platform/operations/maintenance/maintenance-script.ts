/**
 * Script of the maintenance page: the announced end in the zone of the reader, and a look every 15 s whether the site
 * is back. Without scripts the page shows UTC and reloads itself.
 */
export const maintenanceScript = `
const time = document.querySelector('time');
if (time !== null) {
  const date = new Date(time.dateTime);
  const isToday = date.toDateString() === new Date().toDateString();
  const style = isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' };
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, style).format(date);
}
const look = async () => {
  const reply = await fetch('/v1/status', { cache: 'no-store' }).catch(() => null);
  if (reply === null || !reply.ok) return;
  if ((await reply.json()).maintenance === null) location.reload();
};
setInterval(look, 15000);
addEventListener('online', look);
`;
