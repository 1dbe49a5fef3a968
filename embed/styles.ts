import theme from '../src/ui/styles/base.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(theme)

/** Shared by all elements. Constructed, because a strict content security policy blocks style elements. */
export const sheets: readonly CSSStyleSheet[] = [sheet]
