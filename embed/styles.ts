import theme from '../src/ui/styles/base.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(theme)

/** One sheet for all elements: constructed, because a strict content security policy lets nothing else through. */
export const sheets: readonly CSSStyleSheet[] = [sheet]
