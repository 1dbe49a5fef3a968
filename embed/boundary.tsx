import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** A rendering error empties neither the element nor the page: it says so and offers another try. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="page">
        <div className="sheet">
          <div className="banner red" role="alert">
            <p className="banner-text">Something went wrong. If it happens again, reload the page.</p>
            <button className="button dense" type="button" onClick={() => this.setState({ failed: false })}>
              Try again
            </button>
          </div>
        </div>
      </div>
    )
  }
}
