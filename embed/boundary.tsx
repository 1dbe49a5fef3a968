import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Browser messages for a missing chunk: offline, or an update removed the old files. */
const MISSING_CHUNK = /dynamically imported module|importing a module script/i

/** A retry would request the same missing file; only a reload helps. */
const Missing = () => (
  <>
    <p className="banner-text">
      This part of the page could not be loaded. Check your connection; if the site was just updated, reload
      the page.
    </p>
    <button className="button dense" type="button" onClick={() => location.reload()}>
      Reload
    </button>
  </>
)

const Again = ({ onClick }: { onClick: () => void }) => (
  <>
    <p className="banner-text">Something went wrong. If it happens again, reload the page.</p>
    <button className="button dense" type="button" onClick={onClick}>
      Try again
    </button>
  </>
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
    return (
      <div className="page">
        <div className="sheet">
          <div className="banner red" role="alert">
            {scene === 'missing-chunk' ? (
              <Missing />
            ) : (
              <Again onClick={() => this.setState({ scene: 'sound' })} />
            )}
          </div>
        </div>
      </div>
    )
  }
}
