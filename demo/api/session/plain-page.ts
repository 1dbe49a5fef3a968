import { createHash } from 'node:crypto'

/* The pages of the sign-in, which this server renders itself. */

const STYLE = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f8fb, #0e1016); --surface: light-dark(#fff, #161922);
  --ink: light-dark(#1b1d29, #e8e9f0); --muted: light-dark(#5a5d6d, #a9adbd); --edge: light-dark(#85899a, #7b8092);
  --accent: light-dark(#4338ca, #a5b4fc); --on-accent: light-dark(#fff, #11131c); --red: light-dark(#b42318, #ff9b90) }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 16px; background: var(--canvas); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--surface); border-radius: 16px }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25 }
h2 { margin: 32px 0 8px; font-size: 18px }
p { margin: 0 0 16px; color: var(--muted) }
ul { margin: 0; padding: 0; list-style: none }
button, input { width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit; text-align: start }
li button { display: block; margin-bottom: 8px; cursor: pointer }
li button:has(i) { position: relative; padding-inline-start: 68px }
li i { position: absolute; inset: 12px auto auto 14px; width: 40px; border-radius: 50%; background: var(--accent);
  color: var(--on-accent); font-style: normal; font-weight: 600; line-height: 40px; text-align: center }
.brand { color: var(--accent); font-weight: 700 }
.back { margin: 16px 0 0 }
.back a { display: inline-block; padding: 10px 0; color: var(--accent) }
li span { display: block; color: var(--muted); font-size: 14px; overflow-wrap: anywhere }
button:hover, input:hover { border-color: var(--ink) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
label { display: block; margin: 16px 0 4px; font-weight: 600 }
.primary { margin-top: 24px; border-color: transparent; background: var(--accent); color: var(--on-accent);
  font-weight: 600; text-align: center; cursor: pointer }
a.primary { display: block; padding: 12px 16px; border-radius: 8px; text-decoration: none }
.problem { margin: 16px 0 0; color: var(--red); font-weight: 600 }`

/** CSP cannot express IPv6 origins; a page served from one is `self` anyway. */
const hasPolicyName = (origin: string) => !origin.includes('[')

/** Only our own styles. `form-action` includes the apps, because browsers also apply it to redirects after a form. */
export const pagePolicy = (origins: ReadonlySet<string> = new Set()) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    ["form-action 'self'", ...[...origins].filter(hasPolicyName)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page without scripts. The title is plain text, the content markup. */
export const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`
