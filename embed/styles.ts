import toastStyle from 'sonner/dist/styles.css?inline'
import theme from '../src/ui/theme.css?inline'

/** One set of sheets for all elements: constructed, because a strict content security policy lets nothing else through. */
export const sheets: readonly CSSStyleSheet[] = [toastStyle, theme].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})
