import { Component, type ReactNode } from 'react'
import { rows } from '../../messages/en/rows.ts'

interface RowBoundaryProps {
  /** Wraps the error line, if not in a list. */
  place?: (line: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * An error boundary around each card or row of a list: one that fails to render becomes a line, and the others stay.
 */
export class RowBoundary extends Component<RowBoundaryProps, { failed: boolean }> {
  override state: { failed: boolean } = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    const { place = (line) => <li>{line}</li>, children } = this.props
    return this.state.failed ? place(<p className="note">{rows.notShown(1)}</p>) : children
  }
}
