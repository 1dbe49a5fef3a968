import { Component, type MouseEvent, type ReactNode } from 'react'
import { paths } from '../../domain/page/paths.ts'
import { pieces } from '../../messages/en/pieces.ts'
import type { placeAt } from '../routes/place-router.tsx'

interface BoundaryProps {
  onError: (error: unknown) => void
  /** The element's place, once known. */
  place: () => ReturnType<typeof placeAt>
  children: ReactNode
}

/** Browser messages for a missing chunk: offline, or an update removed the old files. */
const MISSING_CHUNK = /dynamically imported module|importing a module script/i

interface FailedProps {
  title: string
  note: string
  action: string
  onClick: () => void
  home: ReactNode
}

/** Plain elements, because our own components may be what failed. The link home leads out of a failing screen. */
const Failed = ({ title, note, action, onClick, home }: FailedProps) => (
  <div className="page">
    <div className="sheet">
      <div className="state" role="alert">
        <h1 className="title">{title}</h1>
        <p className="lede">{note}</p>
        <button className="button primary" type="button" onClick={onClick}>
          {action}
        </button>
        {home}
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

  private wayHome(again: () => void): ReactNode {
    const place = this.props.place()
    if (!place || place.$route.get() === paths.home) return null
    const leave = (event: MouseEvent) => {
      event.preventDefault()
      place.goHome()
      again()
    }
    return (
      <a className="button quiet" href={place.hrefOf(paths.home)} onClick={leave}>
        {pieces.goHome}
      </a>
    )
  }

  override render() {
    const { scene } = this.state
    if (scene === 'sound') return this.props.children
    const again = () => this.setState({ scene: 'sound' })
    const home = this.wayHome(again)
    if (scene === 'failed')
      return <Failed {...pieces.failed} action={pieces.tryAgain} onClick={again} home={home} />
    // A retry would request the same missing file; only a reload helps.
    return <Failed {...pieces.missing} action={pieces.reload} onClick={() => location.reload()} home={home} />
  }
}
