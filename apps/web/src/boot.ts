/**
 * Runs before the first paint, blocking and tiny: sets the theme, corrects the hint of who is signed in, and loads the
 * program; what a member's page reads first is called at once. A guest's program waits for the pictures of the first
 * screen or the first touch of the page, that of the landing page for the first touch alone. What is pressed on a
 * rendered page before it is hydrated is kept in `window.early` and repeated on the same element then. Imports nothing,
 * so that it stays one classic script.
 */
const script = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const {
  entry = '',
  scripts = '',
  page = '',
  auth = 'public',
  audience = 'guest',
  language = '',
  calls = '',
  missing = '',
  press = '',
} = script.dataset;

const read = (name: string, storage = () => localStorage): unknown => {
  try {
    return JSON.parse(storage().getItem(`app.${name}`) ?? 'null');
  } catch {
    return null;
  }
};

const keep = (name: string, value: string): void => {
  try {
    localStorage.setItem(`app.${name}`, JSON.stringify(value));
  } catch {
    // Blocked storage: this visit goes without.
  }
};

const held: (() => void)[] = [];
window.heldPictures = held;
/** A guest's program is loaded by then, whatever is still missing. */
const LATEST_LOAD_MS = 2_000;
let isLoading = false;
/** Why the program did not come, and whether that is for good in this document. */
let failure: unknown = null;
let isBroken = false;
const noteId = 'program-missing';

const theme = read('darkMode');
const isDark = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['theme'] = isDark ? 'dark' : 'light';

// In the mobile app the phone may keep the token until its owner has unlocked it.
const isLocked = read('tokenLock') === true;
const token = read('token', () => (isLocked ? sessionStorage : localStorage));
const isMember = typeof token === 'string';

// The hint by which the server chooses what to render, `signedInCookie` of the contract, follows the token.
const isHinted = /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);
if (isHinted !== isMember) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `signed_in=1; path=/; max-age=${isMember ? 400 * 86_400 : 0}; samesite=lax${secure}`;
}
// Rendered for somebody else: hidden until the program has rendered it again.
if (page !== 'landing' && (audience === 'member') !== isMember) root.dataset['stale'] = '';

const query = new URLSearchParams(location.search);

// A partner id has 3, 4 or 6 characters and the first one counts. Source: specification section 2.
const pid = query.get('pid') ?? '';
if (/^(?:\w{3}|\w{4}|\w{6})$/.test(pid) && read('partnerId') === null) keep('partnerId', pid);

// Set where the address names a language: it is kept for 1000 days. Browsers keep a cookie for 400 days at most, some
// for a week, so each visit writes it again.
if (language !== '') keep('language', language);
const keptLanguage = language !== '' ? language : read('language');
if (typeof keptLanguage === 'string' && /^[a-z]{2}$/.test(keptLanguage))
  document.cookie = `lang=${keptLanguage}; path=/; max-age=86400000; samesite=lax`;

const wanted = query.get('jump') ?? query.get('redirect') ?? '';
// Only paths of this site: one slash, then no second one and no backslash.
const own = /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : '/home';

// In the chat app's browser anyone who has logged out is not logged in again by itself. Source: specification section
// 2.
const insideChatApp = /MicroMessenger/i.test(navigator.userAgent);
// Its bars take the place of ours.
if (insideChatApp) root.dataset['chatApp'] = '';
// It translates by itself, which takes a line below a text.
if ('Translator' in window && 'LanguageDetector' in window) root.dataset['translator'] = '';
// What the login says and offers in this browser has its room before the program comes: its fields stay where they are.
if (read('sessionOver', () => sessionStorage) !== null) root.dataset['sessionOver'] = '';
const saved = read('savedAccounts');
if (Array.isArray(saved) && saved.length > 0) root.dataset['savedAccounts'] = '';

if (isLocked && !isMember && location.pathname !== '/unlock')
  location.replace(
    `/unlock?redirect=${encodeURIComponent(page === 'landing' ? own : location.pathname + location.search)}`,
  );
else if (page === 'landing' && isMember) location.replace(own);
else if (auth === 'member' && !isMember)
  location.replace(
    `/?type=login&redirect=${encodeURIComponent(location.pathname + location.search)}${insideChatApp ? '&nologin=1' : ''}`,
  );
else if (page === 'landing') {
  loadAtFirstTouch();
  // A native shell waits for the program to take its splash screen away.
  if (query.has('type') || location.hash === '#auth' || insideChatApp || 'appShell' in window) load();
} else if (audience === 'guest' && !isMember) {
  loadAtFirstTouch();
  // The task after a frame: what has come is painted first.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
  // A picture that does not come holds up the `load` event.
  setTimeout(load, LATEST_LOAD_MS);
} else {
  keepEarlyPresses();
  callEarly();
  load();
}

// The browser offers it once, mostly before the program is there.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

/**
 * Calls what a member's page reads first, in the words of the program (`transport.ts` takes the replies). Leaves it to
 * the program where that would say more: with a token that is due, a partner id or a native shell.
 */
function callEarly(): void {
  const clientId = read('clientId');
  const isDue = Number(read('tokenTime')) - 90_000 < Date.now();
  const isPlain = read('partnerId') === null && !('appShell' in window);
  if (calls === '' || !isMember || isDue || !isPlain || typeof clientId !== 'string') return;
  const id = /\d+(?=\/?$)/.exec(location.pathname)?.[0] ?? '';
  const headers = {
    accept: 'application/json',
    'accept-language': root.lang,
    'x-client-id': clientId,
    authorization: `Bearer ${token}`,
  };
  const call = (url: string) =>
    fetch(url, { headers, credentials: 'omit', redirect: 'manual', signal: AbortSignal.timeout(30_000) }).catch(
      () => null,
    );
  const urls = calls.split(' ').map((url) => url.replace(':id', id));
  window.earlyReplies = { headers, replies: new Map(urls.map((url) => [url, call(url)])) };
}

/** Keeps presses on a page that stands but does not answer yet. Each asks for the program if it is not on its way. */
function keepEarlyPresses(): void {
  const early: EarlyPress[] = [];
  window.early = early;
  const pressed = (event: Event) => {
    if (window.early === null) return;
    load();
    const target = (event.target as Element).closest(event.type === 'submit' ? 'form' : 'button, [data-live]');
    if (target === null) return;
    if (isBroken) location.reload();
    event.preventDefault();
    // React listens before the page has taken over: the press would count twice.
    event.stopPropagation();
    // What opens then comes beside the program, and both before the pictures.
    if (early.length === 0) fetchScripts(press);
    holdPictures();
    early.push({ type: event.type, target });
    // It shows at once that it was taken: `repeatEarlyPresses` ends that.
    root.dataset['busy'] = '';
    for (const { target: other } of early) other.toggleAttribute('data-early', other === target);
  };
  addEventListener('click', pressed, true);
  addEventListener('submit', pressed, true);
}

function loadAtFirstTouch(): void {
  const touched = (event: Event) => {
    // A page that is laid out under a resting pointer is told of a move that was none.
    const isRest =
      event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (!isRest && failure === null) load();
  };
  for (const name of ['pointerdown', 'keydown', 'focusin', 'touchstart', 'pointermove', 'scroll'])
    addEventListener(name, touched, { passive: true, capture: true });
  keepEarlyPresses();
}

/** Loads the program. Its files are asked for together: the browser learns of some only from others. */
function load(): void {
  if (isLoading || isBroken) return;
  isLoading = true;
  document.getElementById(noteId)?.remove();
  fetchScripts(scripts);
  import(/* @vite-ignore */ entry).catch(failed);
}

function fetchScripts(hrefs: string): void {
  for (const href of hrefs.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Pictures that are still coming wait for the program that a press has asked for, which shows them. */
function holdPictures(): void {
  for (const picture of document.images) {
    if (picture.complete) continue;
    const { src, srcset } = picture;
    picture.removeAttribute('srcset');
    picture.removeAttribute('src');
    held.push(() => {
      picture.srcset = srcset;
      picture.src = src;
    });
  }
}

/**
 * A file of the program did not come: the page says so, and loads it with the next press or when the network is back.
 * What was pressed is kept. A program that ran and failed, which the browser runs once, needs a new document.
 */
function failed(error: unknown): void {
  // A program that has taken over reports its failures itself.
  if (window.early === null) return;
  delete root.dataset['busy'];
  for (const show of held.splice(0)) show();
  const note = document.createElement('p');
  note.id = noteId;
  note.role = 'alert';
  document.body.append(note);
  note.textContent = missing;
  isBroken = error === failure;
  failure = error;
  isLoading = false;
  addEventListener('online', load, { once: true });
}
