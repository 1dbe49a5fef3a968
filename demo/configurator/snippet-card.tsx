import { useEffect, useRef, useState } from 'react'
import { writeToClipboard } from '../../src/platform/clipboard.ts'
import { Icon } from '../../src/ui/layout/icon.tsx'
import { TabPanel, Tabs } from '../../src/ui/layout/tabs.tsx'
import { classNames } from '../../src/ui/lib/class-names.ts'
import { tokensOf } from './code-tokens.ts'
import { Pin, useBuiltMap } from './look/pin.tsx'
import { useLook } from './look/use-look.ts'
import { changedLines, LANGUAGES, type Language, snippetOf } from './snippets.ts'
import type { Wish } from './wish.ts'

const COPIED_MS = 2000
const PANEL = 'snippet'

const TABS = LANGUAGES.map(({ id, label }) => ({ id, label }))

function Line({ text, isNew }: { text: string; isNew: boolean }) {
  const tokens = tokensOf(text).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a token is identified by its position
    <span key={index} className={classNames(token.kind && `tok-${token.kind}`) || undefined}>
      {token.text}
    </span>
  ))
  return isNew ? <mark>{tokens}</mark> : tokens
}

interface CodeProps {
  lines: readonly string[]
  isNew: ReadonlySet<number>
  box: { current: HTMLPreElement | null }
}

const Code = ({ lines, isNew, box }: CodeProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
  <pre ref={box} tabIndex={0}>
    <code>
      {lines.map((line, index) => [
        index > 0 && '\n',
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <Line key={index} text={line} isNew={isNew.has(index)} />,
      ])}
    </code>
  </pre>
)

type Copying = 'idle' | 'copied' | 'refused'

/** As wide as its longer word. */
function CopyButton({ text, box }: { text: string; box: { current: HTMLPreElement | null } }) {
  const [state, setState] = useState<Copying>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const isCopied = await writeToClipboard(text)
    if (!isCopied && box.current) getSelection()?.selectAllChildren(box.current)
    setState(isCopied ? 'copied' : 'refused')
  }
  const isCopied = state === 'copied'
  return (
    <>
      <button type="button" className="button primary dense" onClick={() => void copy()}>
        <span className="button-face signed" data-other={isCopied ? 'Copy' : 'Copied'}>
          <span className="button-line">
            <Icon name={isCopied ? 'check' : 'copy'} />
            {isCopied ? 'Copied' : 'Copy'}
          </span>
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && 'Copied'}
        {state === 'refused' && 'Your browser does not let the page copy: the text is selected instead.'}
      </span>
    </>
  )
}

type FirstLoads = Readonly<Record<string, { bytes: number; requests: number }>>

/** As the build measured it; nothing in development, where nothing is built. */
const firstLoads: Promise<FirstLoads> = fetch('./first-load.json')
  .then((answer): FirstLoads | Promise<FirstLoads> => (answer.ok ? answer.json() : {}))
  .catch(() => ({}))

function useLoad({ tag }: Wish): string {
  const [loads, setLoads] = useState<FirstLoads>({})
  useEffect(() => {
    void firstLoads.then(setLoads)
  }, [])
  const load = loads[tag]
  return load
    ? `Loads ${Math.round(load.bytes / 1000)} kB in ${load.requests} requests before the first screen · `
    : ''
}

/** What to paste, in four languages. */
export function SnippetCard() {
  const { wish, wishBefore } = useLook()
  const [language, setLanguage] = useState<Language>('html')
  const code = useRef<HTMLPreElement>(null)
  const load = useLoad(wish)
  const built = useBuiltMap()
  const lines = snippetOf(language, wish, built)
  const isNew = changedLines(snippetOf(language, wishBefore, built), lines)
  const note = LANGUAGES.find(({ id }) => id === language)?.note
  return (
    <section className="stack near" aria-labelledby="snippet-title">
      <h2 className="subheading" id="snippet-title">
        Copy it into your page
      </h2>
      <div className="snippet">
        <div className="snippet-head">
          <Tabs label="Language" tabs={TABS} selected={language} onSelect={setLanguage} panelId={PANEL} />
          <CopyButton key={language} text={lines.join('\n')} box={code} />
        </div>
        <TabPanel id={PANEL} selected={language}>
          <Code lines={lines} isNew={isNew} box={code} />
        </TabPanel>
      </div>
      {language === 'html' && built && <Pin />}
      {note && <p className="note">{note}</p>}
      <p className="note">{load}the marked lines are those you changed last</p>
    </section>
  )
}
