import { channelNames } from './channel-names.ts';
import { makeAppShell } from './make-app-shell.ts';
import { openNative } from './native.ts';

declare const SHELL_VERSION: string;

// Injected by the native program before the first script of the page, in its main frame alone.
const native = openNative(window);
const site = { origin: location.origin, load: (path: string) => location.assign(path) };
if (native !== null && window === window.top)
  Object.defineProperty(window, 'appShell', {
    value: makeAppShell(native, { version: SHELL_VERSION, site, channelNames }),
  });
