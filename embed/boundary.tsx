import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Browser messages for a missing chunk: offline, or an update removed the old files. */
const MISSING_CHUNK = /dynamically imported module|importing a module script/i

const HOME = '#/'

interface FailedProps {
  title: string
  note: string
  action: string
  onClick: () => void
  onHome: () => void
}

/** Plain elements, because whatever failed may have been a piece of ours. The way home leads out of a screen that fails. */
const Failed = ({ title, note, action, onClick, onHome }: FailedProps) => (
  <div className="page">
    <div className="sheet">
      <div className="state" role="alert">
        <h1 className="title">{title}</h1>
        <p className="lede">{note}</p>
        <button className="button primary" type="button" onClick={onClick}>
          {action}
        </button>
        {location.hash.startsWith('#/') && location.hash !== HOME && (
          <a className="button quiet" href={HOME} onClick={onHome}>
            Go Home
          </a>
        )}
      </div>
    </div>
  </div>
)

type Scene = 'sound' | 'failed' | 'missing-chunk'

/** Catches rendering errors, so that neither element nor page goes blank, and offers a retry. */
export class Boundary extends Component<BoundaryProps, { scene: Scene }> {
  override state: { scene: Scene } = { scene: 'sound' }

  static getDerivedStateFromError(error: unknown): { scene: Scene } {
    return { scene: MISSING_CHUNK.test(String(error)) ? 'missing-chunk' : 'failed' }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { scene } = this.state
    if (scene === 'sound') return this.props.children
    const again = () => this.setState({ scene: 'sound' })
    if (scene === 'failed')
      return (
        <Failed
          title="Something went wrong"
          note="If it happens again, reload the page."
          action="Try again"
          onClick={again}
          onHome={again}
        />
      )
    // A retry would request the same missing file; only a reload helps.
    return (
      <Failed
        title="This part of the page could not be loaded"
        note="Check your connection; if the site was just updated, reload the page."
        action="Reload"
        onClick={() => location.reload()}
        onHome={again}
      />
    )
  }
}
