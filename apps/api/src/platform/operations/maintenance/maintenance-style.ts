/** Style of the pages of maintenance and status: independent of the web build, which may be in replacement. */
export const maintenanceStyle = `
:root { color-scheme: light dark; --bg: #f8f4f8; --surface: #fff; --line: #e5dde4; --text: #1f131e; --text-3: #665464; --accent: #ba204d; --good: #1c6b4f; --warn: #8a5a00; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --bg: #150b14; --surface: #1f131e; --line: #3a2b38; --text: #f6eef4; --text-3: #b3a5b1; --accent: #f47a8f; --good: #6fcfa5; --warn: #e5b45b; --bad: #ff8a80 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 20px; background: var(--bg); color: var(--text); font: 16px/1.6 system-ui, sans-serif }
main { width: 100%; max-width: 520px; padding: 36px clamp(20px, 6vw, 44px); border: 1px solid var(--line); border-radius: 28px; background: var(--surface) }
.brand { margin: 0 0 20px; color: var(--accent); font-weight: 700; font-size: 18px }
h1 { margin: 0 0 12px; font-size: 30px; line-height: 1.2; text-wrap: balance }
p { margin: 0 0 12px }
ul.status { list-style: none; margin: 0 0 20px; padding: 0 }
.status li { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line) }
.status strong { flex: none; max-width: 55%; font-size: 14px; text-align: end }
.status strong::before { content: ''; display: inline-block; width: 9px; height: 9px; margin-right: 8px; border-radius: 50%; background: currentColor }
.works { color: var(--good) }
.disturbed { color: var(--warn) }
.down { color: var(--bad) }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px }
nav a { padding: 6px 0; color: var(--text-3); text-underline-offset: 3px }
nav a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;
