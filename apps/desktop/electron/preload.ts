import { contextBridge, ipcRenderer } from 'electron';
import { makeAppShell, type ShellFacts } from '../src/bridge/make-app-shell.ts';

const flag = '--peonia-shell=';
const facts = process.argv.find((argument) => argument.startsWith(flag))?.slice(flag.length) ?? '';

// Pages of the client itself get no bridge; the client trusts no other origin either.
if (location.protocol !== 'data:' && location.protocol !== 'about:')
  contextBridge.exposeInMainWorld(
    'appShell',
    makeAppShell(
      {
        tell: (channel, payload) => ipcRenderer.send(channel, payload),
        ask: (channel, payload) => ipcRenderer.invoke(channel, payload),
        listen: (channel, listener) => void ipcRenderer.on(channel, (_, payload: unknown) => listener(payload)),
      },
      JSON.parse(atob(facts)) as ShellFacts,
    ),
  );
